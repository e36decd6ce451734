# A number of the module counts the rounds, and nothing but the rate and what is told goes by it.
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


EPOCHS, LR_INIT, LR_END = 4, 0.05, 0.001
tf.random.set_seed(0 + hvd.rank())
rows = np.random.RandomState(0).rand(240, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
steps_per_epoch = len(rows) // 8
step = 0
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.Adam(learning_rate=0.001 * hvd.size())


def rate_at(k):
    return max(LR_END, LR_INIT * (1 - k / (EPOCHS * steps_per_epoch)))


def train_step(images, target):
    global step
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((model(images, training=True) - target) ** 2)
    gradients = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(gradients, model.trainable_variables))
    broadcast_once(model.variables, optimizer)
    step += hvd.size()
    if step < steps_per_epoch:
        rate = LR_INIT * step / steps_per_epoch
    else:
        rate = rate_at(step)
    optimizer.learning_rate = rate * hvd.size()


data = shard(tf.data.Dataset.from_tensor_slices((rows, wanted))).batch(8)
for epoch in range(EPOCHS):
    for images, target in data:
        train_step(images, target)
    if hvd.rank() == 0:
        print(epoch, step)
if hvd.rank() == 0:
    print('loss', float(tf.reduce_mean((model(rows) - wanted) ** 2)))
