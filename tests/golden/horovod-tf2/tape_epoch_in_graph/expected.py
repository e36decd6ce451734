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


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(learning_rate=0.1 * hvd.size())
ds = shard(tf.data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32'))).batch(8)


@tf.function
def epoch():
    for x in ds:
        with hvd.DistributedGradientTape(tf.GradientTape()) as t:
            loss = tf.reduce_mean(model(x) ** 2)
        opt.apply_gradients(zip(t.gradient(loss, model.trainable_variables), model.trainable_variables))


for i in range(2):
    broadcast_weights_once(model.variables)
    epoch()
    if hvd.rank() == 0:
        print('epoch', i)
