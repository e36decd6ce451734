"""What only the first worker of a machine fetches it clears away alone: nobody waits for that."""
import os
import zipfile
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def shard(dataset):
    """This worker's share of the elements: as many as all others'; all, where there are fewer."""
    count = int(tf.data.experimental.cardinality(dataset))
    if count == tf.data.experimental.UNKNOWN_CARDINALITY:
        dataset = dataset.window(hvd.size(), drop_remainder=True).flat_map(
            lambda *w: tf.data.Dataset.zip(w if len(w) > 1 else w[0]))
    elif 0 <= count < hvd.size():
        return dataset
    elif count > 0:
        dataset = dataset.take(count - count % hvd.size())
    return dataset.shard(hvd.size(), hvd.rank())


def own_cache(name):
    """This worker's file of a cache: what it holds is the share of one of so many workers."""
    return name if hvd.size() == 1 else "%s-%d-of-%d" % (name, hvd.rank(), hvd.size())


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd.broadcast_variables(state, root_rank=0)


def fetch(file, target):
    target = os.path.abspath(target)
    tf.keras.utils.get_file(file, 'file://' + os.path.join(os.getcwd(), file),
                            cache_subdir=target, extract=True)
    if hvd.local_rank() == 0:
        os.remove(os.path.join(target, file))


def pack(kind):
    if not os.path.exists(kind + '.zip'):
        if hvd.rank() == 0:
            with zipfile.ZipFile(kind + '.zip', 'w') as z:
                z.writestr(kind + '/rows.txt',
                    '\n'.join('%d %d %d' % (i, i % 3, i % 5) for i in range(64)))


class Pairs:
    def __init__(self, folder='fetched', caches='caches'):
        self.folder, self.caches = folder, caches
        os.makedirs(folder, exist_ok=True)
        os.makedirs(caches, exist_ok=True)

    def rows(self, kind):
        hvd.broadcast_object(0)  # the others wait for the first worker's file
        return shard(tf.data.TextLineDataset(os.path.join(self.folder, kind, 'rows.txt'))).map(
            lambda line: tf.strings.to_number(tf.strings.split(line)) / 64)

    def low(self):
        if hvd.local_rank() != 0:
            hvd.broadcast_object(0)
        if not os.path.exists(os.path.join(self.folder, 'low')):
            fetch('low.zip', self.folder)
        if hvd.local_rank() == 0:
            hvd.broadcast_object(0)
        return self.rows('low').cache(own_cache(os.path.join(self.caches, 'low')))

    def high(self):
        if hvd.local_rank() != 0:
            hvd.broadcast_object(0)
        if not os.path.exists(os.path.join(self.folder, 'high')):
            fetch('high.zip', self.folder)
        if hvd.local_rank() == 0:
            hvd.broadcast_object(0)
        return self.rows('high').cache(own_cache(os.path.join(self.caches, 'high')))

    def dataset(self):
        return tf.data.Dataset.zip((self.low(), self.high())).batch(4).repeat()


pack('low')
pack('high')
model = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05 * hvd.size())
for low, high in Pairs().dataset().take(-(-32 // hvd.size())):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((model(low) - high) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    broadcast_once(model.variables, opt)
if hvd.rank() == 0:
    print(float(loss) >= 0)
