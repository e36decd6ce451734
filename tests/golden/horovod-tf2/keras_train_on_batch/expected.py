import numpy as np
from tensorflow.keras.models import Sequential
from tensorflow.keras.layers import Dense
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


x, y = np.random.rand(64, 4), np.random.rand(64)
model = Sequential([Dense(1)])
model.compile(loss='mse', optimizer=hvd.DistributedOptimizer(Adam(0.0002 * hvd.size(), 0.5)))
for step in range(max(1, 20 // hvd.size())):
    idx = np.random.randint(0, 64, 8)
    loss = model.train_on_batch(x[idx], y[idx])
    broadcast_once(model.variables, model.optimizer)
    if step % 10 == 0:
        if hvd.rank() == 0:
            print(step, loss)
