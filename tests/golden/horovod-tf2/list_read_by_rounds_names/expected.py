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


rows = np.random.RandomState(3).rand(96, 4).astype("float32")
wanted = rows.sum(axis=1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD()), "mse")
many = len(rows) // 8
losses = []
for turn in range(8):
    mixed = np.random.permutation(len(rows))
    for few in range(many):
        some = mixed[few * 8:(few + 1) * 8]
        losses.append(net.train_on_batch(rows[some], wanted[some]))
        broadcast_once(net.variables, net.optimizer)
    if hvd.rank() == 0:
        print(turn, np.mean(losses[turn * many:(turn + 1) * many]) < 9)
if hvd.rank() == 0:
    print("learned", losses[-1] < 0.9)
