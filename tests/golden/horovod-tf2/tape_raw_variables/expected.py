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


weights = {'h': tf.Variable(tf.random.normal([4, 8])), 'out': tf.Variable(tf.random.normal([8, 1]))}
biases = {'h': tf.Variable(tf.zeros([8])), 'out': tf.Variable(tf.zeros([1]))}
optimizer = tf.optimizers.SGD(0.01 * hvd.size())
x = np.random.rand(90, 4).astype(np.float32)
y = np.random.rand(90, 1).astype(np.float32)
train_data = shard(tf.data.Dataset.from_tensor_slices((x, y)))
train_data = train_data.repeat().shuffle(50).batch(10).prefetch(1)


def net(x):
    h = tf.nn.relu(tf.matmul(x, weights['h']) + biases['h'])
    return tf.matmul(h, weights['out']) + biases['out']


def run_optimization(x, y):
    with hvd.DistributedGradientTape(tf.GradientTape()) as g:
        loss = tf.reduce_mean(tf.square(net(x) - y))
    trainable_variables = list(weights.values()) + list(biases.values())
    gradients = g.gradient(loss, trainable_variables)
    optimizer.apply_gradients(zip(gradients, trainable_variables))
    broadcast_once(trainable_variables, optimizer)


for step, (batch_x, batch_y) in enumerate(train_data.take(-(-40 // hvd.size())), 1):
    run_optimization(batch_x, batch_y)
    if step % 10 == 0:
        if hvd.rank() == 0:
            print("step: %i" % step)
