import os
import matplotlib.pyplot as plt
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


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


if not os.path.exists('images'):
    os.makedirs('images', exist_ok=True)
os.makedirs('logs', exist_ok=True)
writer = tf.summary.create_file_writer(
    'logs') if hvd.rank() == 0 else tf.summary.create_noop_writer()
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.1 * hvd.size())
ckpt = tf.train.Checkpoint(net=net)
manager = tf.train.CheckpointManager(ckpt, 'ckpt', max_to_keep=2)
for i, x in enumerate(
        shard(
            tf.data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32'))).batch(8)):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean(net(x) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    broadcast_once(net.variables, opt)
    path = manager.save() if hvd.rank() == 0 else None
plt.plot([1, 2])
if hvd.rank() == 0:
    plt.savefig('images/loss.png')
    net.save_weights('net.h5')
