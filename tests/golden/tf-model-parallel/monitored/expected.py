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


def unsharded():
    """What a monitored session writes: all variables in one file, by the chief."""
    known = tf.get_collection(tf.GraphKeys.SAVERS)     # where hooks look for it
    if not known:
        known = [tf.train.Saver(sharded=False, allow_empty=True, defer_build=True)]
        tf.add_to_collection(tf.GraphKeys.SAVERS, known[0])
    return tf.train.Scaffold(saver=known[0])


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

rng = np.random.RandomState(0)
data = tf.data.Dataset.from_tensor_slices((rng.rand(128, 12).astype(np.float32), rng.randint(0, 4, 128)))
x, y = tf.data.make_one_shot_iterator(data.repeat().batch(32)).get_next()

with tf.device(device_of(0, 4)):
    h = tf.layers.dense(x, 24, activation=tf.nn.relu)
with tf.device(device_of(1, 4)):
    h = tf.layers.dense(h, 24, activation=tf.nn.relu)
    h = tf.layers.batch_normalization(h, training=True)
with tf.device(device_of(2, 4)):
    h = tf.layers.dense(h, 24, activation=tf.nn.relu)
with tf.device(device_of(3, 4)):
    logits = tf.layers.dense(h, 4)
    loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
global_step = tf.train.get_or_create_global_step()
with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
    train_op = tf.train.MomentumOptimizer(0.1, 0.9).minimize(loss, global_step=global_step,
        colocate_gradients_with_ops=True)
tf.summary.scalar('loss', loss)

hooks = [tf.train.StopAtStepHook(num_steps=6)]
with tf.train.MonitoredTrainingSession(checkpoint_dir='ckpt', save_checkpoint_steps=6,
        save_summaries_steps=3, hooks=hooks, master=cluster.master, scaffold=unsharded()) as sess:
    while not sess.should_stop():
        _, value, step = sess.run([train_op, loss, global_step])
        if step % 3 == 0:
            print('step %d loss %.6f' % (step, value))
