# The warm-up and the whole are reckoned by the length of the data set, which is that of a share.
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


EPOCHS, WARM, LR_INIT, LR_END = 4, 1, 0.05, 0.001
tf.random.set_seed(0 + hvd.rank())
rows = np.random.RandomState(0).rand(240, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
trainset = shard(tf.data.Dataset.from_tensor_slices((rows, wanted))).batch(8)
steps_per_epoch = len(trainset)
global_steps = tf.Variable(1, trainable=False, dtype=tf.int64)
warmup_steps = WARM * steps_per_epoch
total_steps = EPOCHS * steps_per_epoch
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.Adam(learning_rate=0.001 * hvd.size())


def train_step(images, target):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((model(images, training=True) - target) ** 2)
    gradients = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(gradients, model.trainable_variables))
    broadcast_once(model.variables, optimizer)
    if hvd.rank() == 0:
        tf.print('step', global_steps, 'rate', optimizer.lr.numpy(), 'loss', loss)
    global_steps.assign_add(1)
    if global_steps < warmup_steps:
        lr = global_steps / warmup_steps * LR_INIT
    else:
        lr = LR_END + 0.5 * (LR_INIT - LR_END) * (
            1 + tf.cos((global_steps - warmup_steps) / (total_steps - warmup_steps) * np.pi))
    optimizer.lr.assign(lr.numpy() * hvd.size())


for epoch in range(EPOCHS):
    for images, target in trainset:
        train_step(images, target)
if hvd.rank() == 0:
    print('loss', float(tf.reduce_mean((model(rows) - wanted) ** 2)))
