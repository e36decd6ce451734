"""A call gives a data set for each name, and one of them is trained on."""
import tensorflow as tf
import tensorflow_datasets as tfds
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


if hvd.local_rank() != 0:
    hvd.broadcast_object(0)
data, info = tfds.load("mnist", with_info=True)
if hvd.local_rank() == 0:
    hvd.broadcast_object(0)
train_data = shard(data["train"])
train_dataset = train_data.map(lambda row: tf.cast(row["image"], tf.float32) / 255.).shuffle(600).batch(32)
net = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(4, "relu"), tf.keras.layers.Dense(784)])
opt = tf.keras.optimizers.Adam(0.001 * hvd.size())
for epoch in range(2):
    total, count = 0., 0
    for pictures in train_dataset:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(pictures) - tf.reshape(pictures, [-1, 784])) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, opt)
        total, count = total + float(loss), count + 1
    total = over_workers(total)
    if hvd.rank() == 0:
        print("epoch", epoch, total / count)
