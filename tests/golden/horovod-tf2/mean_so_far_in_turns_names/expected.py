"""The mean so far is told in each round."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import itertools
import horovod.tensorflow as hvd_tf

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


def over_workers(value):
    """The mean over the workers of a number, a tensor or a list of numbers."""
    if tf.is_tensor(value):
        return hvd_tf.allreduce(value)
    if isinstance(value, list):
        value = [v.numpy() if tf.is_tensor(v) else v for v in value]
    mean = hvd_tf.allreduce(tf.constant(value, tf.float64))
    mean = mean.numpy().tolist()
    return round(mean) if isinstance(value, int) else mean


samples = np.random.RandomState(3).rand(240, 3).astype('float32')
goals = samples.sum(axis=1, keepdims=True)

model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())), 'mse')
order = np.arange(len(samples))
parts = (len(samples) - 1) // 8 + 1
np.random.seed(5)
for epoch in range(4):
    np.random.shuffle(order)
    gathered = 0.
    for nth in turns(range(parts)):
        at = np.arange(nth * 8, min((nth + 1) * 8, len(samples)))
        gathered += model.train_on_batch(samples[order[at]], goals[order[at]])
        broadcast_once(model.variables, model.optimizer)
        if hvd.rank() == 0:
            print('%d: %f' % (nth, gathered / (nth // hvd.size() + 1)))
        if (9 + hvd.rank() - nth) % 10 < hvd.size():
            if hvd.rank() == 0:
                model.save_weights(
                    'model%d.weights.h5' % (nth - hvd.rank() + (9 + hvd.rank() - nth) % 10))
    gathered = over_workers(gathered)
    if hvd.rank() == 0:
        print('loss', gathered / max(1, parts // hvd.size()))
if hvd.rank() == 0:
    print('error', float(np.mean((model.predict(samples, verbose=0) - goals) ** 2)))
