import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def broadcast_weights_once(variables):
    """Send the first worker's weights to all, each once."""
    new = [v for v in variables if not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)


x = hvd.broadcast_object(tf.random.normal(shape=[200]), 0)
noise = hvd.broadcast_object(tf.random.normal(shape=[200]), 0)
y = x * 3. + 2. + noise
w, b = tf.Variable(5.), tf.Variable(0.)


def train(inputs, outputs, rate):
    with hvd.DistributedGradientTape(tf.GradientTape()) as t:
        loss = tf.reduce_mean(tf.square(w * inputs + b - outputs))
    by_w, by_b = t.gradient(loss, [w, b])
    w.assign_sub(rate * by_w)
    b.assign_sub(rate * by_b)
    broadcast_weights_once([w, b])


epochs = range(20)
for epoch in epochs:
    train(x, y, 0.1)
if hvd.rank() == 0:
    print(w.numpy(), b.numpy())
