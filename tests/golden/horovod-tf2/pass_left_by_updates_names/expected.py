"""The same by a number that each round raises, of a pass of so many rounds."""
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


rows = np.random.RandomState(5).rand(203, 4).astype("float32")
given = shard(tf.data.Dataset.from_tensor_slices(rows)).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
adam = tf.keras.optimizers.Adam(0.01 * hvd.size())
state = tf.train.Checkpoint(done=tf.Variable(0), net=net, adam=adam)
keeper = tf.train.CheckpointManager(state, "kept", max_to_keep=2)
state.restore(keeper.latest_checkpoint)
turns = len(rows) // 8
for epoch in range(hvd.broadcast_object(int(int(state.done) // max(1, turns // hvd.size())), 0), 3):
    for x in given.take(max(1, turns // hvd.size())):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(x[:, :3]) - x[:, 3:]) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        adam.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, adam)
        state.done.assign_add(1)
    if hvd.rank() == 0:
        keeper.save()
