import os
import time
import uuid
from datetime import datetime
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


folder = f"run_{hvd_tf.broadcast_object(datetime.now(), 0):%d%m%y_%H%M%S}_{hvd_tf.broadcast_object(uuid.uuid4(), 0).hex}"
os.makedirs(folder, exist_ok=True)
name = f"{folder}/at_{hvd_tf.broadcast_object(time.time(), 0)}.weights.h5"
rows = np.random.RandomState(0).rand(160, 4).astype('float32')
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    loss='mse')
model.fit(share(rows), share(rows.sum(axis=1, keepdims=True)), batch_size=8, epochs=2,
    verbose=2 if hvd.rank() == 0 else 0,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()])
if hvd.rank() == 0:
    model.save_weights(name)
hvd.allreduce(0.)  # the others wait for the first worker's file
model.load_weights(name)
hvd.allreduce(0.)  # the others wait for the first worker's file
value = len(os.listdir(folder))
if hvd.rank() == 0:
    print(value)
