import logging
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


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


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


logger = logging.getLogger("logger")


class Near(tf.keras.metrics.Metric):
    def __init__(self, name='near', **kwargs):
        super().__init__(name=name, **kwargs)
        self.true = self.add_weight(name='true', initializer='zeros')
        self.total = self.add_weight(name='total', initializer='zeros')

    def update_state(self, targets, given, sample_weight=None):
        values = tf.cast(tf.abs(targets - given) < 0.1, tf.float32)
        self.true.assign(self.true + tf.reduce_sum(values))
        self.total.assign(self.total + values.shape[0])

    def result(self):
        return self.true / self.total


class Scores(tf.keras.metrics.Metric):
    def __init__(self, writer, name='', **kwargs):
        super().__init__(name=name, **kwargs)
        self.writer = writer
        self.pool = [tf.keras.metrics.MeanSquaredError(name='mse'),
                     Near(name='near')]

    def update_state(self, targets, given, sample_weight=None):
        for metric in self.pool:
            metric.update_state(targets, given)

    def result(self):
        return [metric.result() for metric in self.pool]

    def reset_states(self):
        for metric in self.pool:
            metric.reset_states()

    def print(self, epoch):
        msg = ["{} epoch {}".format(self.name, epoch)]
        for metric in self.pool:
            join_metric(metric)
            msg.append("{}: {:3.5f}".format(metric.name, float(metric.result())))
        if hvd.rank() == 0:
            logger.info("\t".join(msg))

    def log_metrics(self, epoch):
        with self.writer.as_default():
            for metric in self.pool:
                join_metric(metric)
                tf.summary.scalar(metric.name, metric.result(), epoch)


class Trainer:
    def __init__(self, model, data, test):
        self.model, self.data, self.test = model, data, test
        self.writer = tf.summary.create_file_writer(
            'logs') if hvd.rank() == 0 else tf.summary.create_noop_writer()
        self.opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
        self.train_scores = Scores(self.writer, name='train')
        self.test_scores = Scores(self.writer, name='test')

    @tf.function
    def step(self, x, y):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            given = self.model(x, training=True)
            loss = tf.reduce_mean((given - y) ** 2)
        grads = tape.gradient(loss, self.model.trainable_weights)
        self.opt.apply_gradients(zip(grads, self.model.trainable_weights))
        return given

    def train_epoch(self, epoch):
        self.train_scores.reset_states()
        for x, y in self.data:
            given = self.step(x, y)
            broadcast_once(self.model.trainable_weights, self.opt)
            self.train_scores.update_state(y, given)
        join_averages(self.model)
        self.train_scores.print(epoch)
        self.train_scores.log_metrics(epoch)

    def evaluate(self, epoch):
        self.test_scores.reset_states()
        for x, y in self.test:
            self.test_scores.update_state(y, self.model(x))
        self.test_scores.print(epoch)
        self.test_scores.log_metrics(epoch)

    def train(self):
        for epoch in range(3):
            self.train_epoch(epoch)
            self.evaluate(epoch)


rows = np.random.RandomState(1).rand(160, 3).astype('float32')
wanted = rows.sum(axis=1)[:, None]
data = shard(tf.data.Dataset.from_tensor_slices((rows, wanted))).batch(8)
test = tf.data.Dataset.from_tensor_slices((rows[::4], wanted[::4])).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
Trainer(net, data, test).train()
