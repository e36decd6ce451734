"""So many passes more, by the rounds that were made."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def with_rate_of_loaded(model):
    """A loaded model whose rate grows with the number of workers."""
    if model.optimizer is not None:
        with_scaled_rate(model.optimizer)
    return model


def shared_as_loaded(model):
    """A loaded model that averages its gradients, its optimizer in the state it was saved in."""
    saved = model.optimizer
    if saved is None:
        return model
    model.optimizer = hvd.DistributedOptimizer(saved)
    named = ("build", "_create_all_weights")
    make = next((getattr(model.optimizer, n) for n in named if hasattr(model.optimizer, n)), None)
    if make and hasattr(saved, "variables"):
        make(model.trainable_variables)
        mine, read = (list(o.variables() if callable(o.variables) else o.variables)
            for o in (model.optimizer, saved))
        for variable, value in zip(mine, read):
            variable.assign(value)
    if getattr(model, "train_function", None) is not None:  # made as the file was read
        model.train_function = None
        model._make_train_function()
        if saved.get_weights():
            model.optimizer.set_weights(saved.get_weights())
    return model


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


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


rows = np.random.RandomState(1).rand(320, 6).astype("float32")
wanted = rows.sum(1)
net = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(6,)), tf.keras.layers.Dense(1)])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())), "mse")
steps = len(rows) // 16
net = shared_as_loaded(with_rate_of_loaded(tf.keras.models.load_model("m")))
done = net.optimizer.iterations.numpy()
data = shard(tf.data.Dataset.from_tensor_slices((rows, wanted))).repeat().batch(16)
net.fit(data, steps_per_epoch=max(1, steps // hvd.size()),
    epochs=done // max(1, steps // hvd.size()) + 5,
    initial_epoch=hvd_tf.broadcast_object(done // max(1, steps // hvd.size()), 0),
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback(), JoinAverages()], verbose=1 if hvd.rank() == 0 else 0)
