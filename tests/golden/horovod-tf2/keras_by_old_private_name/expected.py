"""Keras by the name that it had inside of TensorFlow before 2.6: its metrics and its optimizers are the same."""
import numpy as np
import tensorflow as tf
from tensorflow.python.keras.api._v2 import keras
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


def join_metric(metric):
    """Let a metric hold what all workers have seen, not this one alone."""
    for variable in metric.variables:
        variable.assign(hvd.allreduce(variable))


table = np.random.RandomState(4).rand(320, 4).astype('float32')
wanted = table.sum(axis=1, keepdims=True)
net = keras.models.Sequential([keras.layers.Dense(1, input_shape=(4,))])
opt = keras.optimizers.SGD(learning_rate=0.01 * hvd.size())
seen = keras.metrics.MeanSquaredError()
for epoch in range(3):
    seen.reset_states()
    for k in range(max(1, len(table) // 8 // hvd.size())):
        at = np.random.randint(0, len(table), size=8)
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            out = net(table[at])
            loss = tf.reduce_mean((out - wanted[at]) ** 2)
            seen(wanted[at], out)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, opt)
    join_metric(seen)
    if hvd.rank() == 0:
        print('epoch', epoch, seen.result().numpy())
