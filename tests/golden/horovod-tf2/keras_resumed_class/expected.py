"""A model that an earlier run has saved, or a new one: either trains as one."""
import os

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


class JoinAverages(tf.keras.callbacks.Callback):
    """Let averages of batch normalisation be all workers' when used and at an epoch's end."""
    def on_test_begin(self, logs=None):
        join_averages(self.model)
    def on_epoch_end(self, epoch, logs=None):
        join_averages(self.model)


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


class Trainer:
    path = 'model.h5'

    def prepare(self):
        if hvd_tf.broadcast_object(os.path.exists(self.path), 0):
            hvd.allreduce(0.)  # the others wait for the first worker's file
            self.model = shared_as_loaded(tf.keras.models.load_model(self.path))
        else:
            self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
            self.model.compile(loss='mse',
                optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())))

    def run(self, x, y):
        self.prepare()
        self.model.fit(share(x), share(y), epochs=2,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback(), JoinAverages()],
            verbose=1 if hvd.rank() == 0 else 0)
        if hvd.rank() == 0:
            self.model.save(self.path)


rng = np.random.RandomState(9)
rows = rng.rand(320, 4).astype('float32')
Trainer().run(rows, rows.mean(axis=1, keepdims=True))
Trainer().run(rows, rows.mean(axis=1, keepdims=True))
