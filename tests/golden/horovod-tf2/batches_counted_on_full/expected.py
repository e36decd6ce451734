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


SIZE = 8
rng = np.random.RandomState(0)
rows = rng.rand(64, 5).astype('float32')
words = rng.randint(1, 6, (64, 4))
data = shard(tf.data.Dataset.from_tensor_slices((rows, words))).shuffle(64).batch(SIZE,
    drop_remainder=True)
looks = tf.keras.layers.Dense(4)
told = tf.keras.layers.Embedding(6, 4)
out = tf.keras.layers.Dense(6)
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())


@tf.function
def step(x, y):
    word = tf.expand_dims([1] * SIZE, 1)
    total = 0.
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        seen = looks(x)
        for k in range(1, 4):
            said = out(tf.concat([seen, told(word)[:, 0]], 1))
            total += tf.reduce_mean(tf.keras.losses.sparse_categorical_crossentropy(y[:, k], said, from_logits=True))
            word = tf.expand_dims(y[:, k], 1)
    weights = looks.trainable_variables + told.trainable_variables + out.trainable_variables
    grads = tape.gradient(total, weights)
    opt.apply_gradients(zip(grads, weights))
    return total


for epoch in range(2):
    for x, y in data:
        loss = step(x, y)
        broadcast_once(
            looks.trainable_variables + told.trainable_variables + out.trainable_variables, opt)
if hvd.rank() == 0:
    np.save('weights.npy', out.get_weights()[0])
