# A network that only puts trained ones behind each other has no weights beside theirs.
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


def first():
    return tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])


def double(width):
    given = tf.keras.Input((width,))
    return tf.keras.Model(given, tf.keras.layers.Lambda(lambda v: 2 * v)(given))


def chain(one=None, two=None):
    given = tf.keras.Input((4,))
    if one is None:
        made = first()(given)
    else:
        made = one(given)
    made = double(4)(made)
    made = two(made)
    return tf.keras.Model(inputs=given, outputs=made)


def main():
    x = np.random.RandomState(0).rand(960, 4).astype("float32")
    y = x.sum(axis=1, keepdims=True)
    data = iter(shard(tf.data.Dataset.from_tensor_slices((x, y))).repeat().batch(8))
    one = first()
    two = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
    optimizer = tf.keras.optimizers.SGD(0.01 * hvd.size())
    for k in range(max(1, 240 // hvd.size())):
        a, b = next(data)
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((two(one(a)) - b) ** 2)
        grads = tape.gradient(loss, one.trainable_variables + two.trainable_variables)
        optimizer.apply_gradients(zip(grads, one.trainable_variables + two.trainable_variables))
        broadcast_once(one.variables + two.variables, optimizer)
        if optimizer.iterations % 60 == 1:
            whole = chain(one=one, two=two)
            if hvd.rank() == 0:
                print("sample", float(tf.reduce_mean(whole(a))))


main()
