import json

import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

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


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


settings = json.loads("""
  {"units": 16, "rate": 0.01, "decay_steps": 15, "batch": 16, "epochs": 2, "power": 0.9}
""")

tf.random.set_seed(7 + hvd.rank())
draw = np.random.RandomState(7)
points = draw.uniform(-1, 1, (320, 6)).astype("float32")
heights = points.sum(axis=1, keepdims=True)

net = tf.keras.Sequential([
    tf.keras.layers.Dense(settings["units"], activation="relu", input_shape=(6,)),
    tf.keras.layers.Dense(1),
])
rate = tf.keras.optimizers.schedules.ExponentialDecay(
    settings["rate"] * hvd.size(), decay_steps=max(1, settings["decay_steps"] // hvd.size()),
    decay_rate=settings["power"])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(rate)), loss="mse")

points = share(points)
heights = share(heights)
for epoch in range(settings["epochs"]):
    for i in range(len(points) // settings["batch"]):
        loss = net.train_on_batch(points[i * settings["batch"]:(i + 1) * settings["batch"]],
                                  heights[i * settings["batch"]:(i + 1) * settings["batch"]])
        broadcast_once(net.variables, net.optimizer)
    if hvd.rank() == 0:
        print("epoch", epoch, "loss", loss)
