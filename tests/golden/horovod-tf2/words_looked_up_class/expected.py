"""The same in a class, which trains with a tape."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

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
        hvd.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd.broadcast_variables(state, root_rank=0)


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


texts = np.array(['a b', 'b c', 'c c', 'a a'] * 48)
wanted = np.array([3., 5., 6., 2.] * 48, 'float32')


class Reads:
    def __init__(self, texts):
        self.split = tf.keras.layers.TextVectorization(output_sequence_length=2)
        self.split.adapt(texts)
        self.net = tf.keras.Sequential([
            self.split, tf.keras.layers.Embedding(self.split.vocabulary_size(), 4),
            tf.keras.layers.Flatten(), tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.SGD(0.05 * hvd.size())

    def step(self, text, number):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.net(text)[:, 0] - number) ** 2)
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        broadcast_once(self.net.trainable_variables, self.opt)


reads = Reads(texts)
for text, number in shard(tf.data.Dataset.from_tensor_slices((texts, wanted))).batch(8):
    reads.step(text, number)
