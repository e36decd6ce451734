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


tf.random.set_seed(3 + hvd.rank())
points = np.random.RandomState(1).rand(150, 4).astype('float32')
sums = points.sum(1)
many = points.shape[0] // hvd.size() // 50
if many * 50 < points.shape[0] // hvd.size():
    many = many + 1
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
line.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
points = share(points)
sums = share(sums)
for turn in range(10):
    for k in range(many):
        line.train_on_batch(points[k * 50:k * 50 + 50], sums[k * 50:k * 50 + 50])
        broadcast_once(line.variables, line.optimizer)
if hvd.rank() == 0:
    print('weights', line.get_weights()[0][:, 0])
