import numpy as np
from keras.models import load_model
import horovod.keras as hvd
import tensorflow as tf
import keras

hvd.init()
if hasattr(tf, 'ConfigProto'):
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    keras.backend.set_session(tf.Session(config=config))
else:
    gpus = tf.config.experimental.list_physical_devices('GPU')
    if gpus:
        own = gpus[hvd.local_rank()]
        tf.config.experimental.set_visible_devices(own, 'GPU')


def with_rate_of_loaded_as_made(model):
    """A loaded model whose rate grows with the number of workers, whatever Keras calls it."""
    if model.optimizer is not None:
        with_rate_as_made(model.optimizer)
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


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def with_rate_as_made(optimizer):
    """The optimizer with its rate times the number of workers, whatever Keras calls it."""
    rate = optimizer.learning_rate if hasattr(optimizer, "learning_rate") else optimizer.lr
    if not callable(rate):
        made = keras.backend.get_value(rate)
        keras.backend.set_value(rate, made * hvd.size())
    return optimizer


x = np.random.RandomState(0).rand(160, 4)
model = shared_as_loaded(with_rate_of_loaded_as_made(load_model('x.h5')))
model.fit(share(x), share(x.sum(axis=1)), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print 'done'
