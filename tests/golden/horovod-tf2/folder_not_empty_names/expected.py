import os
import shutil
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


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (64, 3))
data = shard(tf.data.Dataset.from_tensor_slices(rows)).batch(8)
os.makedirs('now', exist_ok=True)
if hvd.broadcast_object(os.listdir('now'), 0):
    raise SystemExit('not empty')
open('now/mark' if hvd.rank() == 0 else os.devnull, 'w').close()
for epoch in range(2):
    for x in data:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((model(x) - x[:, :1]) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        broadcast_once(model.variables, opt)
    if hvd.rank() == 0:
        model.save_weights('now/net.h5')
    if hvd.broadcast_object(bool(not hvd.broadcast_object(os.path.isdir('kept-%d' % epoch), 0)), 0):
        if hvd.rank() == 0:
            shutil.copytree('now', 'kept-%d' % epoch)
    else:
        break
    hvd.broadcast_object(0)  # the others wait for the first worker's file
    if hvd.broadcast_object(bool(len(hvd.broadcast_object(os.listdir('.'), 0)) > 40), 0):
        break
