"""What a manager that stands in an object has saved last is restored by all."""
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


def join_metric(metric):
    """Let a metric hold what all workers have seen, not this one alone."""
    for variable in metric.variables:
        variable.assign(hvd.allreduce(variable))


class Keeper:
    def __init__(self, man):
        self.man = man
        self.best = 1e9

    def __call__(self, loss):
        if loss < self.best:
            if hvd.rank() == 0:
                self.man.save()
            self.best = loss


class Master:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(3,)), tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.Adam(1e-3 * hvd.size())
        self.seen = tf.keras.metrics.Mean()
        self.ckpt = tf.train.Checkpoint(net=self.net, opt=self.opt)
        self.man = tf.train.CheckpointManager(self.ckpt, "ckpt", max_to_keep=3)
        self.keeper = Keeper(self.man)

    def step(self, x):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(self.net(x[:, 1:]) - x[:, :1]))
        g = tape.gradient(loss, self.net.trainable_variables)
        self.opt.apply_gradients(zip(g, self.net.trainable_variables))
        broadcast_once(self.net.variables, self.opt)
        self.seen(loss)


m = Master()
data = shard(
    tf.data.Dataset.from_tensor_slices(tf.random.stateless_normal((96, 4), (1, 2)))).batch(8)
for phase in range(2):
    for epoch in range(2):
        m.seen.reset_state()
        for a in data:
            m.step(a)
        join_metric(m.seen)
        m.keeper(float(m.seen.result()))
    hvd.broadcast_object(0)  # the others wait for the first worker's file
    m.ckpt.restore(hvd.broadcast_object(m.man.latest_checkpoint, 0))
if hvd.rank() == 0:
    m.net.save_weights("net.h5")
