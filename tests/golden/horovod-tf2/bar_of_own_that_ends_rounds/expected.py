# The bar says when it is full, and the passes end by that: it is no mere bar.
import sys

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd.broadcast_variables(state, root_rank=0)


rows = np.random.RandomState(0).rand(240, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)


class Bar:
    def __init__(self, whole):
        self.whole, self.made, self.full = whole, 0, False

    def update(self):
        self.made += 1
        if self.made > self.whole:
            self.full = True
        if hvd.rank() == 0:
            sys.stdout.write("\r[{}/{}]".format(self.made, self.whole))


bar = Bar(70)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
for epoch in range(9):
    for x, y in data:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        broadcast_once(model.variables, opt)
        bar.update()
    if bar.full:
        break
if hvd.rank() == 0:
    print()
