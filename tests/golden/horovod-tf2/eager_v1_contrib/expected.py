import numpy as np
import tensorflow as tf
import tensorflow.contrib.eager as tfe
import horovod.tensorflow as hvd

hvd.init()


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


tf.enable_eager_execution(device_policy=tfe.DEVICE_PLACEMENT_SILENT)
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')
rows = np.random.RandomState(1).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1)
data = shard(tf.data.Dataset.from_tensor_slices((rows, wanted))).shuffle(640).batch(8)


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.inner = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.inner(x)


def loss_of(model, x, y):
    return tf.reduce_mean((model(x)[:, 0] - y) ** 2)


def grad(model, x, y):
    with hvd.DistributedGradientTape(tfe.GradientTape()) as tape:
        loss = loss_of(model, x, y)
    return loss, tape.gradient(loss, model.variables)


model = Net()
seen = tfe.metrics.Mean()
step = tf.train.get_or_create_global_step()
optimizer = tf.train.MomentumOptimizer(0.01 * hvd.size(), 0.9)
writer = tf.contrib.summary.create_file_writer('logs' if hvd.rank() == 0 else None)
saver = tfe.Saver(model.variables)
with writer.as_default(), tf.contrib.summary.always_record_summaries():
    for epoch in range(3):
        for x, y in data:
            loss, grads = grad(model, x, y)
            optimizer.apply_gradients(zip(grads, model.variables), global_step=step)
            broadcast_once(model.variables, optimizer)
            seen(loss)
            tf.contrib.summary.scalar('loss', loss)
        if hvd.rank() == 0:
            print(epoch, seen.result())
            saver.save('kept/net', global_step=step)
