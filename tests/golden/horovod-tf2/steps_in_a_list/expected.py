# Each step stands in a list, behind which no statement has a place.
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


def with_first_weights(net, value):
    """What a step gave, behind which the first worker's weights go to all, once."""
    broadcast_once(net.variables, net.optimizer)
    return value


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


x = np.random.RandomState(0).rand(640, 4).astype("float32")
y = x.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD()), "mse")
for epoch in range(3):
    losses = [
        with_first_weights(model, model.train_on_batch(x[k:k + 32], y[k:k + 32])) for k in range(0,
            640, 32)]
    if hvd.rank() == 0:
        print(epoch, np.mean(losses))
