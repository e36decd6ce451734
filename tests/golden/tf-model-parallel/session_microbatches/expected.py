"""A network in a function, whose batches go through the devices in four parts."""
import numpy as np
import tensorflow.compat.v1 as tf
import sys
import types
import time
import threading
import os
import json
import socket


def device_of(layer, layers):
    """The device of layer number layer, of so many."""
    return cluster.devices[equal_share(layer, layers, len(cluster.devices))]


def in_parts(network, batch, *args, **kwargs):
    """What a network gives for a batch, part by part, on which devices work at the same time."""
    scope = tf.get_variable_scope()
    with tf.variable_scope(scope, auxiliary_name_scope=False):
        whole = network(batch, *args, **kwargs)      # makes the weights; run by one device only
    if cluster.devices == [None]:
        return whole
    rows, results = tf.shape(batch)[0], []
    for k in range(4):
        part = batch[rows * k // 4:rows * (k + 1) // 4]
        with tf.variable_scope(scope, reuse=True, auxiliary_name_scope=False):
            results.append(network(part, *args, **kwargs))
    return tf.concat(results, 0)


def equal_share(layer, layers, devices):
    """The number of the device of a layer: equal shares in a row."""
    if cluster.addresses and layers < devices:
        sys.exit('%d layers cannot be shared by %d processes: start fewer' % (layers, devices))
    return layer * min(devices, layers) // layers


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
        server = tf.distribute.Server(tf.train.ClusterSpec(addresses), job_name='chief',
            task_index=0)
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


tf.disable_v2_behavior()
tf.set_random_seed(2)


def network(x, training):
    h = tf.reshape(x, [-1, 8, 8, 1])
    with tf.device(device_of(0, 6)):
        h = tf.layers.conv2d(h, 4, 3, padding='same', activation=tf.nn.relu)
        h = tf.layers.flatten(tf.layers.max_pooling2d(h, 2, 2))
    for i in range(4):
        with tf.device(device_of(i + 1, 6)):
            h = tf.layers.dense(h, 24, activation=tf.nn.tanh)
    with tf.device(device_of(5, 6)):
        return tf.layers.dense(h, 5, name='last')


x = tf.placeholder(tf.float32, [None, 64])
y = tf.placeholder(tf.int64, [None])
logits = in_parts(network, x, True)
with tf.device(cluster.devices[-1]):
    loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
train_step = tf.train.GradientDescentOptimizer(0.1).minimize(loss, colocate_gradients_with_ops=True)

rng = np.random.RandomState(0)
rows, labels = rng.rand(42, 64), rng.randint(0, 5, 42)
with tf.Session(target=cluster.master) as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(4):
        _, value = sess.run([train_step, loss], feed_dict={x: rows, y: labels})
        print('step %d loss %.4f' % (step, value))
