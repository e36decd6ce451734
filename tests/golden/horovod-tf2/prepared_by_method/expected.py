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


class Task:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(10)])
        self.optimizer = tf.keras.optimizers.SGD(0.01 * hvd.size())
        self.accuracy = tf.keras.metrics.SparseCategoricalAccuracy()

    def batches(self, data, count):
        return data.map(lambda x, y: (tf.cast(x, tf.float32) / 255., y)).batch(count)

    def train(self, data):
        for x, y in data:
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                loss = tf.reduce_mean(tf.keras.losses.sparse_categorical_crossentropy(y, self.model(x), from_logits=True))
            weights = self.model.trainable_variables
            self.optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
            broadcast_once(self.model.variables, self.optimizer)

    def test(self, data):
        for x, y in data:
            self.accuracy.update_state(y, self.model(x))
        if hvd.rank() == 0:
            print('accuracy', self.accuracy.result().numpy())


if hvd.local_rank() != 0:
    hvd.broadcast_object(0)
(x, y), (x_test, y_test) = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    hvd.broadcast_object(0)
task = Task()
seen = task.batches(shard(tf.data.Dataset.from_tensor_slices((x, y))), 16)
unseen = task.batches(tf.data.Dataset.from_tensor_slices((x_test, y_test)), 32)
for _ in range(2):
    task.train(seen)
task.test(unseen)
