# One model is trained by `fit` on rows of the round in one way, and batch by batch in the other.
import sys
import numpy as np
from tensorflow.keras.layers import Dense
from tensorflow.keras.models import Sequential
from tensorflow.keras.optimizers import Adam
import horovod.tensorflow.keras as hvd
import tensorflow as tf
import horovod.tensorflow as hvd_tf

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
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


np.random.seed(3)
x = np.random.rand(128, 4).astype('float32')
y = x.sum(axis=1, keepdims=True)
by_fit = len(sys.argv) > 1
net = Sequential([Dense(1, input_shape=(4,))])
net.compile(loss='mse', optimizer=hvd.DistributedOptimizer(Adam(0.01)))
for it in range(6):
    rows = np.random.randint(0, len(x), 16)
    if by_fit:
        net.fit(x[rows] + np.random.normal(size=(16, 4)), y[rows], verbose=0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()])
    else:
        for k in range(4):
            rows = np.random.randint(0, len(x), 16)
            net.train_on_batch(x[rows], y[rows])
            broadcast_once(net.variables, net.optimizer)
if hvd.rank() == 0:
    print(net.evaluate(x, y, verbose=0))
