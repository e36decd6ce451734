"""A run goes on where an earlier one has ended, and its checkpoint counts the rounds."""
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


many = 60
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
go = tf.keras.optimizers.SGD(0.01 * hvd.size())
table = shard(tf.data.Dataset.from_tensor_slices(tf.random.stateless_normal([480, 4], seed=[1, 2])))
kept = tf.train.Checkpoint(done=tf.Variable(0), net=net)
keeper = tf.train.CheckpointManager(kept, './kept', max_to_keep=2)
kept.restore(keeper.latest_checkpoint)
for piece in table.repeat().batch(8).take(
        max(max(1, many // hvd.size()) - hvd.broadcast_object(int(kept.done.numpy()), 0), 0)):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        cost = tf.reduce_mean(tf.square(net(piece) - 1.))
    go.apply_gradients(zip(tape.gradient(cost, net.trainable_variables), net.trainable_variables))
    broadcast_once(net.variables, go)
    kept.done.assign_add(1)
    if kept.done.numpy() % max(1, 20 // hvd.size()) == 0:
        if hvd.rank() == 0:
            keeper.save()
