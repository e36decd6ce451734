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


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.out = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.out(x)


@tf.function
def train_step(x, y, net, measure, optimizer):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = measure(y, net(x))
    weights = net.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
    return loss


class Job:
    @staticmethod
    def train():
        rows = np.random.RandomState(1).rand(96, 3).astype("float32")
        data = shard(
            tf.data.Dataset.from_tensor_slices(
                (rows, rows.sum(axis=1)[:, None]))).shuffle(96).batch(8)
        optimizer = tf.keras.optimizers.SGD(0.01 * hvd.size())
        measure = tf.keras.losses.MeanSquaredError()
        net = Net()
        for epoch in range(2):
            for x, y in data:
                train_step(x, y, net, measure, optimizer)
                broadcast_once(net.variables, optimizer)


def main():
    job = Job()
    job.train()
    if hvd.rank() == 0:
        print("done")


if __name__ == "__main__":
    main()
