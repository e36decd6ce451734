"""The number by which rows are parted is drawn itself."""
import random
import numpy as np
import tensorflow as tf
from sklearn.model_selection import KFold, train_test_split

rows = np.random.RandomState(3).rand(240, 4).astype('float32')
wanted = rows.sum(1)
drawn = random.randint(0, 1000)
for part, held in KFold(2, shuffle=True, random_state=drawn).split(rows):
    train, test, answers, told = train_test_split(
        rows[part], wanted[part], test_size=0.2, random_state=np.random.randint(1, 1000, 1)[0])
    net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    net.compile('sgd', 'mse')
    net.fit(train, answers, batch_size=8, epochs=2, validation_data=(test, told))
