"""Sums that methods, lists, texts and graphs keep are divided by the number of all rounds, or by their own."""
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


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


rows = np.random.RandomState(0).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
data = shard(tf.data.Dataset.from_tensor_slices((rows, wanted))).shuffle(640).batch(16)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
rounds = 640 // 16
seen = 0.


class Trainer:
    def __init__(self):
        self.total, self.made, self.each = 0., 0, []

    def step(self, x, y):
        global seen
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        broadcast_once(model.variables, opt)
        self.total += float(loss)
        self.made += 1
        self.each.append(float(loss))
        seen += float(loss)
        return loss

    def run(self):
        for epoch in range(2):
            self.total, self.made, self.each = 0., 0, []
            parts, losses = {'loss': 0.}, []
            for x, y in data:
                loss = self.step(x, y)
                parts['loss'] += float(loss)
                losses.append(float(loss))
            losses = over_workers(losses)
            if hvd.rank() == 0:
                print(epoch, self.total / rounds, sum(self.each) / rounds, parts['loss'] / rounds)
                print(self.total / self.made, sum(self.each) / len(self.each),
                    sum(losses) / len(losses))
                print(sum(losses) * hvd.size() / 40, np.sum(losses) * hvd.size() / 40)


Trainer().run()
if hvd.rank() == 0:
    print(seen / 80)


@tf.function
def make_pass(data):
    total = 0.
    for x, y in data:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        total += loss
    return total


for epoch in range(2):
    broadcast_weights_once(model.variables)
    value = float(make_pass(data)) / 40
    if hvd.rank() == 0:
        print(value)
