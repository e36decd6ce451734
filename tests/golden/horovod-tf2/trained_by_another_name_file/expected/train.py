"""Trains and keeps a number by functions that are imported under other names."""
import numpy as np
import tensorflow as tf
from steps import learn as train, keep_text as save, idle as unused
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

tf.random.set_seed(1 + hvd.rank())
x = np.random.RandomState(0).rand(64, 4).astype("float32")
y = x.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
history = train(model, x, y)
save("loss.txt", model.evaluate(x, y, verbose=0))
hvd.allreduce(0.)  # the others wait for the first worker's file
value = open("loss.txt").read().strip()
if hvd.rank() == 0:
    print("kept", value)
