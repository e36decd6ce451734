"""A run goes on with so many steps as an earlier one has left, and tells a bar of its own of both."""
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


class Bar:
    def __init__(self, steps, made):
        self.steps, self.made = steps, made

    def moved(self, loss):
        self.made += 1
        if hvd.rank() == 0:
            print('%d/%d %.4f' % (self.made, self.steps, loss))


rng = np.random.RandomState(3)
inputs = rng.rand(256, 4).astype('float32')
outputs = inputs.sum(axis=1, keepdims=True)
settings = {'steps': 96, 'kept_every': 16}
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
rate = tf.keras.optimizers.schedules.ExponentialDecay(0.02 * hvd.size(), 24 / hvd.size(), 0.8)
optimizer = tf.keras.optimizers.SGD(rate)
pairs = shard(tf.data.Dataset.from_tensor_slices((inputs, outputs))).repeat().shuffle(256).batch(8)

kept = tf.train.Checkpoint(step=tf.Variable(0, name='step'), optimizer=optimizer, net=net)
manager = tf.train.CheckpointManager(kept, 'kept', max_to_keep=2)
if manager.latest_checkpoint:
    kept.restore(manager.latest_checkpoint)

bar = Bar(max(1, settings['steps'] // hvd.size()), kept.step.numpy())
left = max(
    max(1, settings['steps'] // hvd.size()) - hvd.broadcast_object(int(kept.step.numpy()), 0), 0)
for x, y in pairs.take(left):
    kept.step.assign_add(1)
    steps = kept.step.numpy()
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    optimizer.apply_gradients(zip(grads, net.trainable_variables))
    broadcast_once(net.variables, optimizer)
    bar.moved(float(loss))
    if steps % max(1, settings['kept_every'] // hvd.size()) == 0:
        if hvd.rank() == 0:
            manager.save()
if hvd.rank() == 0:
    net.save_weights('net.weights.h5')
