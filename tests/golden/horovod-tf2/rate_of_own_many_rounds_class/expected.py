"""The same in a class, which asks its batches for their number where it sets the rate."""
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


tf.random.set_seed(7 + hvd.rank())


class Fitter:
    def __init__(self, net, rate, passes):
        self.net = net
        self.rate = rate
        self.passes = passes
        self.opt = tf.keras.optimizers.SGD(rate * hvd.size())

    def step(self, x, y):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(self.net(x) - y))
        grads = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
        broadcast_once(self.net.variables, self.opt)

    def fit(self, data):
        for turn in range(self.passes):
            for k, (x, y) in enumerate(data):
                gone = self.passes * len(data)
                self.opt.learning_rate = self.rate * (
                    1 - (turn * (len(data) * hvd.size()) + k * hvd.size()) / (
                        gone * hvd.size())) * hvd.size()
                self.step(x, y)


points = np.random.RandomState(7).rand(320, 5).astype("float32")
heights = points.sum(axis=1, keepdims=True)
line = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
Fitter(line, 0.1, 4).fit(shard(tf.data.Dataset.from_tensor_slices((points, heights))).batch(16))
if hvd.rank() == 0:
    print("left", float(tf.reduce_mean(tf.square(line(points) - heights))))
