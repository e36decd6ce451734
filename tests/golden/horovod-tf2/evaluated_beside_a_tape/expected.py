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


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


tf.random.set_seed(3 + hvd.rank())
x = np.random.RandomState(3).rand(64, 4).astype('float32')
y = (x.sum(axis=1) > 2).astype('int64')


def make(kind):
    given = tf.keras.Input((4,))
    return tf.keras.Model(given, tf.keras.layers.Dense(2, activation=kind)(given))


model = make(None)
opt = tf.keras.optimizers.SGD(0.1 * hvd.size())
loss_of = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
for epoch in range(2):
    for a, b in shard(tf.data.Dataset.from_tensor_slices((x, y))).batch(8):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = loss_of(b, model(a))
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        broadcast_once(model.variables, opt)
judge = make('softmax')
judge.compile(optimizer='adam', loss='sparse_categorical_crossentropy')
if model.built:
    broadcast_weights_once(model.variables)
judge.set_weights(model.get_weights())
if hvd.rank() == 0:
    print('loss', judge.evaluate(x, y, verbose=1 if hvd.rank() == 0 else 0))
