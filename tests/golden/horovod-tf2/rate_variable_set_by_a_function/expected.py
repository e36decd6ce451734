# The optimizer takes its rate from a variable, which a function of the count gives.
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


def over_workers(value):
    """The mean over the workers of a number, a tensor or a list of numbers."""
    if tf.is_tensor(value):
        return hvd.allreduce(value)
    if isinstance(value, list):
        value = [v.numpy() if tf.is_tensor(v) else v for v in value]
    mean = hvd.allreduce(tf.constant(value, tf.float64))
    mean = mean.numpy().tolist()
    return round(mean) if isinstance(value, int) else mean


DECAY_STEP = 1000


def get_lr(initial_learning_rate, decay_steps, decay_rate, step, staircase=False, warm_up=True):
    if warm_up:
        coeff1 = min(1.0, step / 100)
    else:
        coeff1 = 1.0
    if staircase:
        coeff2 = decay_rate ** (step // decay_steps)
    else:
        coeff2 = decay_rate ** (step / decay_steps)
    return initial_learning_rate * coeff1 * coeff2


LR_ARGS = {'initial_learning_rate': 0.01, 'decay_steps': DECAY_STEP, 'decay_rate': 0.7,
           'staircase': False, 'warm_up': True}
lr = tf.Variable(get_lr(**LR_ARGS, step=0) * hvd.size(), trainable=False)
optimizer = tf.keras.optimizers.Adam(learning_rate=lr)
r = np.random.RandomState(0)
rows = r.rand(960, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
data = shard(tf.data.Dataset.from_tensor_slices((rows, wanted))).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])


@tf.function
def train_step(x, y):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    gradients = tape.gradient(loss, model.trainable_weights)
    optimizer.apply_gradients(zip(gradients, model.trainable_weights))
    return loss


step = 0
for epoch in range(4):
    total_loss = []
    for i, (x, y) in enumerate(data):
        total_loss.append(train_step(x, y))
        broadcast_once(model.variables, optimizer)
        step += 1
        lr.assign(get_lr(**LR_ARGS, step=step * hvd.size()) * hvd.size())
    total_loss = over_workers(total_loss)
    if hvd.rank() == 0:
        print(epoch, "%.4f" % np.mean(total_loss))
