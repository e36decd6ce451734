"""Of models that methods give a part is trained, and where the step is called they have no name."""
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


class Generator:
    def __init__(self, n):
        self.n = n

    def model(self):
        i = tf.keras.Input((self.n,))
        return tf.keras.Model(i, tf.keras.layers.Dense(4)(i))


class Critic:
    def model(self):
        i = tf.keras.Input((4,))
        h = tf.keras.layers.Dense(8)(i)
        return tf.keras.Model(i, [tf.keras.layers.Dense(1)(h), h])


def train():
    gen = Generator(2).model()
    dis = Critic().model()
    rule = tf.keras.optimizers.legacy.SGD(0.001 * hvd.size())
    trained = dis.trainable_variables[:-2] + gen.trainable_variables
    rows = np.random.RandomState(0).rand(160, 4).astype('float32')
    data = shard(tf.data.Dataset.from_tensor_slices(rows)).batch(8)

    def step(x):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            fake, _ = dis(gen(x[:, :2]))
            real, _ = dis(x)
            loss = tf.reduce_mean(fake) - tf.reduce_mean(real)
        rule.apply_gradients(zip(tape.gradient(loss, trained), trained))
        broadcast_once(trained, rule)

    for epoch in range(2):
        for x in data:
            step(x)


train()
