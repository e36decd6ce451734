"""Networks that are made of another one's layers, stand in it, or are read from a file."""
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


x = np.random.RandomState(0).rand(640, 8).astype('float32')
y = np.random.RandomState(1).rand(640, 1).astype('float32')


def features(path=None):
    net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(8,))])
    if path:
        hvd.allreduce(0.)  # the others wait for the first worker's file
        net.load_weights(path)
    return net


def get_models():
    maker = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,))])
    judge = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
    judge.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
    both = tf.keras.Sequential([maker, judge])
    both.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
    return maker, judge, both


value = features()
if hvd.rank() == 0:
    value.save_weights('kept.weights.h5')
kept = features('kept.weights.h5')
maker, judge, both = get_models()
given = tf.keras.Input((8,))
shared = tf.keras.layers.Dense(4)
hidden = shared(given)
model = tf.keras.Model(given, tf.keras.layers.Dense(1)(hidden))
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
looks = tf.keras.Model(given, tf.keras.layers.Flatten()(shared(given)))
for turn in range(max(1, 40 // hvd.size())):
    at = np.random.permutation(len(x))[:16]
    model.train_on_batch(x[at], y[at] + kept.predict(x[at], verbose=0)[:, :1])
    broadcast_once(model.variables, model.optimizer)
    noise = np.random.uniform(-1, 1, (16, 4))
    made = maker.predict(noise, verbose=0)
    judge.train_on_batch(np.concatenate([x[at], made]), np.array([1.] * 16 + [0.] * 16))
    broadcast_once(judge.variables, judge.optimizer)
    both.train_on_batch(noise, np.ones(16))
    broadcast_once(both.variables, both.optimizer)
    if turn % 20 == 0:
        if hvd.rank() == 0:
            print(looks.predict(x[:1], verbose=0))
