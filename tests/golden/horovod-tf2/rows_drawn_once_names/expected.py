"""Rows that TensorFlow draws, seeded, are the same for all workers; the noise of each round is not."""
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


tf.random.set_seed(7 + hvd.rank())
rows = hvd.broadcast_object(tf.random.normal([400, 1]), 0)
wanted = 3 * rows + 2 + hvd.broadcast_object(tf.random.normal([400, 1]), 0)
w = tf.Variable(0.5)
b = tf.Variable(tf.random.uniform([]))
for step in range(max(1, 60 // hvd.size())):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        noisy = rows + 0.1 * tf.random.normal([400, 1])
        loss = tf.reduce_mean(tf.square(wanted - (w * noisy + b)))
    gradients = tape.gradient(loss, [w, b])
    w.assign_sub(0.01 * hvd.size() * gradients[0])
    b.assign_sub(0.01 * hvd.size() * gradients[1])
    broadcast_weights_once([w, b])
    if step % 20 == 0:
        if hvd.rank() == 0:
            print(step, loss.numpy())
