"""What is left over of an interval is compared in several ways; some cannot be divided."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


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


rows = np.random.RandomState(3).rand(80, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(4)])
opt = tf.keras.optimizers.SGD(0.1 * hvd.size())
for k in range(max(1, 40 // hvd.size())):
    at = np.random.randint(0, len(rows), 8)
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(rows[at]) - rows[at]) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    broadcast_once(net.variables, opt)
    if tf.equal(k % max(1, 10 // hvd.size()), max(1, 10 // hvd.size()) - 1):
        if hvd.rank() == 0:
            net.save_weights("first.weights.h5")
    if 5 % max(1, 10 // hvd.size()) == k % max(1, 10 // hvd.size()):
        if hvd.rank() == 0:
            net.save_weights("second.weights.h5")
    if k % 10 > 7:
        if hvd.rank() == 0:
            net.save_weights("third.weights.h5")
