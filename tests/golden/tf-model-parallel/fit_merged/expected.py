"""Residual connections by `Add`, two layers from one tensor, validation and callbacks."""
import numpy as np
import tensorflow as tf
from tensorflow.keras import Input, Model
from tensorflow.keras.layers import Add, BatchNormalization, Concatenate, Dense
import functools
import sys
import types
import time
import threading
import os
import json
import socket


def place(layer, device):
    """Makes a Keras layer keep its weights and work, forwards and backwards, on a device."""
    if device is None:
        return layer
    if not isinstance(layer, tf.keras.layers.Layer):     # add: it makes one, and uses it
        kind = getattr(tf.keras.layers, layer.__name__.capitalize())
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
    optimizer = tf.keras.optimizers.get(optimizer)
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


def join_cluster():
    """The devices that layers are placed on, the chief's first, and the server of sessions."""
    joined = sys.modules.get('joined_cluster')       # another file of this program may have
    if joined is not None:
        return joined
    addresses = meet()
    if addresses is None:
        names, server = local_devices(), None
    else:
        workers = range(len(addresses.get('worker', [])))
        names = ['/job:chief/task:0'] + ['/job:worker/task:%d' % i for i in workers]
        server = tf.config.experimental_connect_to_cluster(tf.train.ClusterSpec(addresses),
            job_name='chief', task_index=0)
    joined = types.SimpleNamespace(addresses=addresses, devices=names, server=server,
                                   master=getattr(server, 'target', ''))
    sys.modules['joined_cluster'] = joined
    return joined


def meet():
    """The addresses in TF_CONFIG, once all workers answer; nothing of a program alone.

    A worker stays here, and serves until the chief has ended."""
    addresses, kind, index = read_task()
    if kind == 'worker':
        try:
            server = tf.distribute.Server(addresses, job_name=kind, task_index=index)
        except Exception as problem:
            leave('no server can be started at %s, is the port in use? %s'
                  % (addresses[kind][index], problem))
        wait_for(addresses['chief'][0])
        watch(addresses['chief'], 'the chief has ended', 0)
    elif kind:
        workers = addresses.get('worker', [])
        with listen(addresses['chief'][0]):      # workers see from the start that it lives
            for worker in workers:
                wait_for(worker)
            time.sleep(1)
        gone = 'a worker has ended, and its layers with it'
        threading.Thread(target=watch, args=(workers, gone, 1), daemon=True).start()
    return addresses


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


def read_task():
    """From TF_CONFIG: all addresses, and which is that of this process; nothing alone."""
    config = os.environ.get('TF_CONFIG')
    if not config:
        return None, None, None
    try:
        addresses, task = json.loads(config)['cluster'], json.loads(config)['task']
        kind, index = task['type'], int(task['index'])
        known = set(addresses) <= {'chief', 'worker'} and len(addresses['chief']) == 1
        known = known and 0 <= index < len(addresses[kind])
        known = known and all(address.rsplit(':', 1)[1].isdigit()
                              for listed in addresses.values() for address in listed)
    except (ValueError, KeyError, IndexError, TypeError, AttributeError):
        known = False
    if not known:
        leave('TF_CONFIG is to name one chief, its workers and a task among them, each as '
              'host:port, and not: ' + config)
    return addresses, kind, index


def leave(text, status=1):
    """Ends this process at once, whatever TensorFlow still waits for."""
    print(text, file=sys.stderr, flush=True)
    sys.stdout.flush()
    os._exit(status)


def wait_for(address):
    """Returns once a process listens there."""
    deadline = time.time() + 300
    while not answers(address):
        if time.time() > deadline:
            leave('nothing answers at %s: all processes of TF_CONFIG are to be started '
                  'within 300 seconds' % address)
        time.sleep(0.2)


def watch(addresses, text, status):
    """Ends this process when one of those no longer listens."""
    while all(any(answers(a) or time.sleep(1) for _ in range(5)) for a in addresses):
        time.sleep(1)
    leave(text, status)


def listen(address):
    """A socket that takes the place of this process's server until that is started."""
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind(('', int(address.rsplit(':', 1)[1])))
    except OSError as problem:
        leave('nothing can listen at %s: %s' % (address, problem))
    door.listen(100)
    return door


def answers(address):
    """Whether a process listens at host:port."""
    host, port = address.rsplit(':', 1)
    try:
        socket.create_connection((host, int(port)), 10).close()
        return True
    except OSError:
        return False


cluster = join_cluster()


tf.random.set_seed(9)
np.random.seed(9)

inputs = Input((10,))
first = place(Dense(16, activation='relu'), device_of(0, 5))(inputs)
second = place(Dense(16, activation='relu'), device_of(1, 5))(first)
merged = place(Add(), device_of(1, 5))([first, second])
merged = place(BatchNormalization(), device_of(1, 5))(merged)
left = place(Dense(8, activation='tanh'), device_of(2, 5))(merged)
right = place(Dense(8, activation='tanh'), device_of(3, 5))(merged)
both = place(Concatenate(), device_of(3, 5))([left, right])
twice = place(Add(), device_of(3, 5))([both, both])
outputs = place(Dense(1, activation='sigmoid'), device_of(4, 5))(twice)
model = Model(inputs, outputs)
model.compile(optimizer=place_updates(tf.keras.optimizers.SGD(0.1, momentum=0.9)),
    loss='binary_crossentropy', metrics=['accuracy'])

rows = np.random.rand(80, 10).astype('float32')
labels = (rows.sum(1) > 5).astype('float32')
history = model.fit(rows[:60], labels[:60], epochs=2, batch_size=20, verbose=0, validation_data=(rows[60:], labels[60:]),
                    callbacks=[tf.keras.callbacks.CSVLogger('log.csv'), tf.keras.callbacks.ModelCheckpoint('best.keras', save_best_only=True)])
print('%.6f %.6f' % (history.history['loss'][-1], history.history['val_loss'][-1]))
