"""The same beside a tape: one by its name, several in a loop."""
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


def runs_here(callback):
    """Whether this worker runs this callback: only the first one writes files."""
    return hvd.rank() == 0 or not isinstance(callback, (
        tf.keras.callbacks.ModelCheckpoint, tf.keras.callbacks.TensorBoard,
        tf.keras.callbacks.CSVLogger))


def for_worker(given):
    """The callbacks this worker runs: only the first one writes files."""
    writers = (tf.keras.callbacks.ModelCheckpoint,
        tf.keras.callbacks.TensorBoard, tf.keras.callbacks.CSVLogger)
    own = tf.nest.flatten(given or [])
    return [c for c in own if hvd.rank() == 0 or not isinstance(c, writers)]


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


rows = np.random.RandomState(0).rand(640, 4).astype("float32")
data = shard(tf.data.Dataset.from_tensor_slices((rows, rows.sum(1, keepdims=True)))).batch(32)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
board = tf.keras.callbacks.TensorBoard("board")
if hvd.rank() == 0:
    board.set_model(net)


def callbacks(model):
    made = []
    for name in ("one", "two"):
        made.append(tf.keras.callbacks.CSVLogger(name + ".csv"))
        if runs_here(made[-1]):
            made[-1].set_model(model)
    return made


told = callbacks(net)
for each in for_worker(told):
    each.on_train_begin()
for epoch in range(2):
    for x, y in data:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(net(x) - y))
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, opt)
    if hvd.rank() == 0:
        board.on_epoch_end(epoch, {"loss": float(loss)})
    for each in for_worker(told):
        each.on_epoch_end(epoch, {"loss": float(loss)})
for each in for_worker(told):
    each.on_train_end()
if hvd.rank() == 0:
    board.on_train_end()
