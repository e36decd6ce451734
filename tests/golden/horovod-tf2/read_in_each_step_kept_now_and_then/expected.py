import os
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


class Pictures(object):
    def __init__(self, root):
        hvd.allreduce(0.)  # the others wait for the first worker's file
        self.names = sorted(os.listdir(root))
        self.root = root

    def __call__(self, size):
        return np.array([np.load(os.path.join(self.root, np.random.choice(self.names))) for _ in range(size)])


def train(model, pictures, out, rounds):
    if not os.path.exists(out):
        os.makedirs(out, exist_ok=True)
    i = 0
    while i < max(1, rounds // hvd.size()):
        x = pictures(8)
        loss = model.train_on_batch(x, x.sum(axis=1))
        broadcast_once(model.variables, model.optimizer)
        if i % max(1, 10 // hvd.size()) == 0:
            if hvd.rank() == 0:
                np.save(os.path.join(out, '%d.npy' % i), model.predict(x, verbose=0))
            hvd.allreduce(0.)  # the others wait for the first worker's file
            if hvd.rank() == 0:
                print('loss', loss)
        i += 1


os.makedirs('faces', exist_ok=True)
for k in range(16):
    if hvd.rank() == 0:
        np.save('faces/%d.npy' % k, np.random.RandomState(k).rand(4).astype('float32'))
hvd.allreduce(0.)  # the others wait for the first worker's file
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
    loss='mse')
train(model, Pictures('faces'), 'predicted', 40)
