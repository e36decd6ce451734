"""What an array packs into a file is packed as often as the weights beside it."""
import argparse
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


parser = argparse.ArgumentParser()
parser.add_argument('--rounds', type=int, default=200)
parser.add_argument('--sample_every', type=int, default=50)
parser.add_argument('--save_every', type=int, default=50)
args = parser.parse_args()
x = np.random.RandomState(1).rand(640, 4).astype('float32')
net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())), 'mse')
for r in range(-(-args.rounds // hvd.size())):
    rows = x[np.random.randint(len(x), size=32)]
    net.train_on_batch(rows, rows)
    broadcast_once(net.variables, net.optimizer)
    if r % max(1, args.sample_every // hvd.size()) == 0:
        out = net.predict(x[:8], verbose='auto' if hvd.rank() == 0 else 0)
        if hvd.rank() == 0:
            out.dump('sample%d.npy' % r)
    if r % max(1, args.save_every // hvd.size()) == 0:
        if hvd.rank() == 0:
            net.save_weights('net%d.weights.h5' % r)
if hvd.rank() == 0:
    print('off', net.evaluate(x, x, verbose=0))
