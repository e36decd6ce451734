import numpy as np
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


np.random.seed(3)
if hvd.local_rank() != 0:
    hvd.broadcast_object(0)
(images, labels), _ = tf.keras.datasets.mnist.load_data()
if hvd.local_rank() == 0:
    hvd.broadcast_object(0)
images = images.reshape(-1, 784).astype("float32") / 255
w = tf.Variable(tf.random.normal([784, 10], stddev=0.1))
b = tf.Variable(tf.zeros([10]))


@tf.function
def update(x, y):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(y, tf.matmul(x, w) + b))
    for v, g in zip([w, b], tape.gradient(loss, [w, b])):
        v.assign_sub(0.1 * hvd.size() * g)
    return loss


if hvd.rank() > 0:
    np.random.seed(10007 * hvd.rank())  # draws of its own
for step in range(max(1, 40 // hvd.size())):
    picked = np.random.choice(len(images), 16)
    loss = update(images[picked], labels[picked].astype("int64"))
    broadcast_weights_once([w, b])
    if step % 10 == 0:
        if hvd.rank() == 0:
            print(step, float(loss))
