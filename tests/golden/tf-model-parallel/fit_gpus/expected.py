import numpy as np
import tensorflow as tf
from tensorflow import keras
import functools
import types
import sys


def place(layer, device):
    """Makes a Keras layer keep its weights and work, forwards and backwards, on a device."""
    if device is None:
        return layer
    if not isinstance(layer, keras.layers.Layer):     # add: it makes one, and uses it
        kind = getattr(keras.layers, layer.__name__.capitalize())
        return lambda inputs, *args, **options: place(kind(*args, **options), device)(inputs)
    if weights_of(layer):
        raise ValueError('%s has its weights already; place it before its first use' % layer.name)
    vars(cluster).setdefault('placed', []).append(layer)
    build, call = layer.build, layer.call
    @functools.wraps(build)
    def build_there(*args):
        with tf.device(device):
            build(*args)
    @functools.wraps(call)
    def call_there(*args, **kwargs):
        arguments = tf.nest.flatten((args, kwargs))
        floats = [i for i, a in enumerate(arguments)
                  if tf.is_tensor(a) and a.dtype.is_floating]
        shape = []
        @tf.custom_gradient          # a tape alone would go backwards on the chief
        def run(*tensors):
            tensors = [tf.identity(t) for t in tensors]    # one may be given twice
            with tf.GradientTape(persistent=True) as tape:
                tape.watch(tensors)
                for i, t in zip(floats, tensors):
                    arguments[i] = t
                inner, named = tf.nest.pack_sequence_as((args, kwargs), arguments)
                outputs = call(*inner, **named)
            flat = tf.nest.flatten(outputs)
            # Which losses prefer to their softmax.
            logits = [getattr(t, '_keras_logits', None) for t in flat]
            shape[:] = [outputs, logits]
            results = flat + [t for t in logits if t is not None]
            def backward(*upstream, variables=()):
                with tf.device(device):
                    gradients = tape.gradient(results, tensors + list(variables), upstream)
                return gradients[:len(tensors)], gradients[len(tensors):]
            return results, backward
        with tf.device(device):
            results = list(run(*[arguments[i] for i in floats]))
        outputs, logits = shape
        flat, rest = results[:len(logits)], results[len(logits):]
        for t, logit in zip(flat, logits):
            if logit is not None:
                t._keras_logits = rest.pop(0)
        return tf.nest.pack_sequence_as(outputs, flat)
    layer.build, layer.call = build_there, call_there
    return layer


def device_of(layer, layers):
    """The device of layer number layer, of so many."""
    return cluster.devices[equal_share(layer, layers, len(cluster.devices))]


def place_updates(optimizer):
    """Makes a Keras optimizer update every variable on the device where the variable is."""
    if cluster.devices == [None]:
        return optimizer
    optimizer = keras.optimizers.get(optimizer)
    update_step = getattr(optimizer, 'update_step', None)
    if update_step is None:                  # an older one updates in place, but adds up
        optimizer.gradient_aggregator = all_placed
    else:
        def update_there(gradient, variable):
            with tf.device(variable.device):
                update_step(gradient, variable)
        optimizer.update_step, optimizer.jit_compile = update_there, False
        optimizer.aggregate_gradients = all_placed     # one model: nothing to add up
    return optimizer


def weights_of(layer):
    """The weights that a layer has by now."""
    try:
        return layer.weights
    except ValueError:                       # a model in it has no shapes yet
        return []


def equal_share(layer, layers, devices):
    """The number of the device of a layer: equal shares in a row."""
    if cluster.addresses and layers < devices:
        sys.exit('%d layers cannot be shared by %d processes: start fewer' % (layers, devices))
    return layer * min(devices, layers) // layers


def all_placed(gradients):
    """Gradients and their weights, as they are: there is one model, and nothing to add up.

    Every weight is to be that of a placed layer."""
    gradients = list(gradients)
    known = {id(w) for layer in getattr(cluster, 'placed', []) for w in weights_of(layer)}
    for _, weight in gradients if known else []:
        if id(weight) not in known:
            raise ValueError('%s is a weight of no layer that was placed, and would stay on the '
                             'first process' % weight.name)
    return gradients


def local_devices():
    """The devices of this machine of a kind that it has several of; else none in particular."""
    for kind in 'GPU', 'CPU':
        config = tf.config.experimental
        found = config.get_visible_devices(kind)
        parts = [config.get_virtual_device_configuration(d) or [d] for d in found]
        if sum(map(len, parts)) > 1:
            if kind == 'GPU':
                tf.config.set_soft_device_placement(True)   # some work is for CPUs only
            return ['/%s:%d' % (kind, i) for i in range(sum(map(len, parts)))]
    return [None]


cluster = types.SimpleNamespace(addresses=None, devices=local_devices())


tf.random.set_seed(3)
rows = np.random.RandomState(0).rand(96, 10).astype('float32')
labels = np.random.RandomState(1).randint(0, 4, 96)

model = keras.Sequential([
    keras.Input((10,)),
    place(keras.layers.Dense(32, activation='relu'), device_of(0, 3)),  # the first
    place(keras.layers.BatchNormalization(), device_of(0, 3)),
    place(keras.layers.Dense(32, activation='relu'), device_of(1, 3)),
    place(keras.layers.Dropout(0.1), device_of(1, 3)),
    place(keras.layers.Dense(4, activation='softmax'), device_of(2, 3)),
])
model.compile(place_updates('adam'), 'sparse_categorical_crossentropy', metrics=['accuracy'])
history = model.fit(rows, labels, epochs=2, batch_size=32, verbose=0)
print('loss %.6f' % history.history['loss'][-1])
model.save('model.keras')
