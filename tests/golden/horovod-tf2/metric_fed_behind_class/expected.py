"""The same in a method that tells of them."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def join_metric(metric):
    """Let a metric hold what all workers have seen, not this one alone."""
    for variable in metric.variables:
        variable.assign(hvd.allreduce(variable))


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


class Run:
    def __init__(self, net):
        self.net, self.opt = net, tf.keras.optimizers.SGD(0.05 * hvd.size())
        self.mean, self.losses = tf.keras.metrics.Mean(), []

    def tell(self, epoch):
        for one in self.losses:
            self.mean(one)
        join_metric(self.mean)
        if hvd.rank() == 0:
            print('epoch', epoch, np.isfinite(self.mean.result().numpy()))
        self.mean.reset_state()
        self.losses = []

    def fit(self, rows):
        for epoch in range(2):
            for x in rows:
                with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                    loss = tf.reduce_mean((self.net(x) - x) ** 2)
                grads = tape.gradient(loss, self.net.trainable_variables)
                self.opt.apply_gradients(zip(grads, self.net.trainable_variables))
                broadcast_once(self.net.trainable_variables, self.opt)
                self.losses.append(loss)
            self.tell(epoch)


table = np.random.RandomState(2).rand(96, 4).astype('float32')
Run(tf.keras.layers.Dense(4)).fit(shard(tf.data.Dataset.from_tensor_slices(table)).batch(8))
