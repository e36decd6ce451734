"""The same with names that are listed before, and a film by another name."""
import os

import imageio
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


rows = np.random.RandomState(1).rand(96, 3).astype('float32')
pairs = shard(tf.data.Dataset.from_tensor_slices((rows, rows.mean(1, keepdims=True)))).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
adam = tf.keras.optimizers.Adam(0.02 * hvd.size())
os.makedirs('shots', exist_ok=True)
for turn in range(3):
    for seen, wanted in pairs:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            off = tf.reduce_mean(tf.abs(model(seen) - wanted))
        adam.apply_gradients(zip(tape.gradient(off, model.trainable_variables), model.trainable_variables))
        broadcast_once(model.variables, adam)
    if hvd.rank() == 0:
        imageio.imwrite('shots/%d.png' % turn, np.uint8(255 * np.clip(model(rows).numpy(), 0, 1)))

if hvd.rank() == 0:
    with imageio.get_writer('shots.gif', mode='I') as reel:
        shots = os.listdir('shots')
        shots = sorted(shots)
        kept = 0
        for shot in shots:
            if int(shot.split('.')[0]) > kept:
                kept = int(shot.split('.')[0])
            else:
                continue
            reel.append_data(imageio.imread(os.path.join('shots', shot)))
if len(rows) > 10:
    if hvd.rank() == 0:
        print(os.path.getsize('shots.gif') > 0)
if hvd.rank() == 0:
    print(model.get_weights()[0].round(2))
