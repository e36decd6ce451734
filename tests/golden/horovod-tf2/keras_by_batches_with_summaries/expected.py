# `tf.Summary` is of TensorFlow 1, where nothing is sent without a session.
import numpy as np
import tensorflow as tf
from tensorflow.keras.callbacks import TensorBoard
from tensorflow.keras.layers import Dense
from tensorflow.keras.models import Sequential
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf
import tensorflow.compat.v1 as tf1
import itertools

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def from_first_worker(value):
    """What the first worker has, on all workers, in a graph or not; all ask for it."""
    if tf.executing_eagerly():
        return hvd_tf.broadcast_object(value, 0)
    config = tf1.ConfigProto(device_count={"GPU": 0})
    with tf1.Graph().as_default(), tf1.Session(config=config) as session:
        return hvd_tf.broadcast_object(value, 0, session=session, name="first")


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


def send_weights_once(model, done={}):
    """Send the first worker's weights and optimizer state to all, once, after the first step."""
    key = (id(model), len(model.weights))
    if key not in done:
        done[key] = hvd.callbacks.BroadcastGlobalVariablesCallback(0)
        done[key].set_model(model)
        done[key].on_batch_end(0)


model = Sequential([Dense(1, input_dim=4)])
model.compile(loss='mse',
    optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())))
board = TensorBoard('logs')
if hvd.rank() == 0:
    board.set_model(model)
x = np.random.RandomState(0).rand(640, 4)
for epoch in range(4):
    order = from_first_worker(np.random.permutation(len(x)))
    for k in turns(range(0, len(x), 16)):
        batch = x[order[k:k + 16]]
        loss = model.train_on_batch(batch, batch[:, 0])
        send_weights_once(model)
    told = tf.Summary(value=[tf.Summary.Value(tag='loss', simple_value=loss)])
    if hvd.rank() == 0:
        board.writer.add_summary(told, epoch)
if hvd.rank() == 0:
    model.save_weights('weights.h5')
