# The same in a class, by the batches of Keras.
import os
import tempfile
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf
import itertools

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


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


class Course:
    def __init__(self, folder):
        self.folder = folder
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
        self.net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
            'mse')

    def learn(self, passes):
        hvd.allreduce(0.)  # the others wait for the first worker's file
        for turn in range(passes):
            for name in turns(sorted(os.listdir(self.folder))):
                part = np.load(os.path.join(self.folder, name))
                self.net.train_on_batch(part[:, :3], part[:, 3:])
                broadcast_once(self.net.variables, self.net.optimizer)


place = hvd_tf.broadcast_object(tempfile.mkdtemp(), 0)
draw = np.random.RandomState(4)
for k in range(6):
    if hvd.rank() == 0:
        np.save(os.path.join(place, '%d.npy' % k), draw.rand(16, 4).astype('float32'))
course = Course(place)
course.learn(4)
hvd.allreduce(0.)  # the others wait for the first worker's file
part = np.load(os.path.join(place, '0.npy'))
if hvd.rank() == 0:
    print('left', course.net.evaluate(part[:, :3], part[:, 3:], verbose=0))
