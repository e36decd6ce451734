# A metric is joined where it is told, and what is kept by it behind that is of all.
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


def join_metric(metric):
    """Let a metric hold what all workers have seen, not this one alone."""
    for variable in metric.variables:
        variable.assign(hvd.allreduce(variable))


rows = np.random.RandomState(0).rand(512, 4).astype('float32')
wanted = (rows.sum(1) > 2).astype('int64')
data = shard(tf.data.Dataset.from_tensor_slices((rows, wanted))).shuffle(512).batch(16)
tests = tf.data.Dataset.from_tensor_slices((rows[:64], wanted[:64])).batch(16)
model = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
optimizer = tf.keras.optimizers.SGD(0.1 * hvd.size())
loss_fn = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
seen = tf.keras.metrics.SparseCategoricalAccuracy()
right = tf.keras.metrics.SparseCategoricalAccuracy()
best, most = 0., 0.
for epoch in range(3):
    for step, (x, y) in enumerate(data, start=1):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            said = model(x)
            loss = loss_fn(y, said)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
        broadcast_once(model.variables, optimizer)
        seen(y, said)
        if step % max(1, 8 // hvd.size()) == 0:
            for a, b in tests:
                right(b, model(a))
            join_metric(seen)
            join_metric(right)
            if hvd.rank() == 0:
                print(seen.result(), right.result())
            if best < right.result():
                best = right.result()
                if hvd.rank() == 0:
                    model.save_weights('best.weights.h5')
            if most < seen.result():
                most = seen.result()
            right(y, said)
            if most < right.result():
                if hvd.rank() == 0:
                    model.save_weights('most.weights.h5')
if hvd.rank() == 0:
    print('best', best, most)
