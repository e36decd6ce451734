"""Functions of the program between the layers and behind them, a choice, lists of results, a result that is returned."""
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
tf.set_random_seed(1)

SHARP = True


def swish(v):
    gate = tf.sigmoid(v)
    return v * gate


def network(x):
    sides = []
    with tf.device(device_of(0, 4)):
        h = tf.layers.dense(x, 24)
        h = swish(h)
    with tf.device(device_of(1, 4)):
        h = tf.layers.dense(h, 24, activation=tf.nn.relu)
        h = tf.nn.tanh(h) if SHARP else h
        sides.append(tf.reduce_mean(h, 1, keepdims=True))
        left, right = tf.split(h, 2, 1)
    with tf.device(device_of(2, 4)):
        h = tf.layers.dense(left * right, 16, activation=tf.nn.relu)
        h = tf.concat([h] + sides, 1)
    with tf.device(device_of(3, 4)):
        h = tf.layers.dense(h, 5)
        return tf.nn.log_softmax(h)


def loss_of(scores, y):
    with tf.device(cluster.devices[-1]):
        picked = tf.reduce_sum(scores * tf.one_hot(y, 5), 1)
        return -tf.reduce_mean(picked)


def main():
    x = tf.placeholder(tf.float32, [None, 12])
    y = tf.placeholder(tf.int64, [None])
    loss = loss_of(network(x), y)
    train_step = tf.train.MomentumOptimizer(0.05, 0.9).minimize(loss,
        colocate_gradients_with_ops=True)
    rng = np.random.RandomState(0)
    rows, labels = rng.rand(40, 12), rng.randint(0, 5, 40)
    with tf.Session(target=cluster.master) as sess:
        sess.run(tf.global_variables_initializer())
        for step in range(4):
            _, value = sess.run([train_step, loss], feed_dict={x: rows, y: labels})
            print('step %d loss %.6f' % (step, value))


if __name__ == '__main__':
    main()
