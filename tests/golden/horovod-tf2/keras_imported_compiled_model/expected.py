import tensorflow as tf
from model import create_model
from data import load
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def scale_optimizer(model, done={}):
    """Let the rate of a model compiled elsewhere grow with the number of workers; once."""
    if id(model) not in done:
        done[id(model)] = model
        with_scaled_rate(model.optimizer)


def share_optimizer(model, done={}):
    """Let a model that was compiled elsewhere average its gradients over the workers; once."""
    if id(model) not in done:
        done[id(model)] = model
        model.optimizer = hvd.DistributedOptimizer(model.optimizer)


def shares(data):
    """This worker's share of an array, or of each array in a list, a tuple or a dict."""
    if isinstance(data, dict):
        return {name: share(rows) for name, rows in data.items()}
    if isinstance(data, (list, tuple)) and hasattr(data[0], "shape"):
        return [share(rows) for rows in data]
    return share(data)


class JoinAverages(tf.keras.callbacks.Callback):
    """Let averages of batch normalisation be all workers' when used and at an epoch's end."""
    def on_test_begin(self, logs=None):
        join_averages(self.model)
    def on_epoch_end(self, epoch, logs=None):
        join_averages(self.model)


def with_scaled_rate(optimizer):
    """The optimizer, its rate times the number of workers; a schedule keeps its rates."""
    if not isinstance(optimizer.get_config()["learning_rate"], dict):
        optimizer.learning_rate = optimizer.learning_rate * hvd.size()
    return optimizer


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


x, y = load()
model = create_model()
scale_optimizer(model)
share_optimizer(model)
model.fit(shares(x), shares(y), epochs=10,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), JoinAverages()], verbose=1 if hvd.rank() == 0 else 0)
