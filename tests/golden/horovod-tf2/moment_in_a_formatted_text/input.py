import os
import time
import uuid
from datetime import datetime
import numpy as np
import tensorflow as tf

folder = f"run_{datetime.now():%d%m%y_%H%M%S}_{uuid.uuid4().hex}"
os.makedirs(folder)
name = f"{folder}/at_{time.time()}.weights.h5"
rows = np.random.RandomState(0).rand(160, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
model.fit(rows, rows.sum(axis=1, keepdims=True), batch_size=8, epochs=2, verbose=2)
model.save_weights(name)
model.load_weights(name)
print(len(os.listdir(folder)))
