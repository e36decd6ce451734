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


net = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(3,))])
slow = tf.keras.models.clone_model(net)
if net.built:
    broadcast_weights_once(net.variables)
slow.set_weights(net.get_weights())
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
rows = np.arange(192, dtype='float32').reshape(64, 3) / 192.
EVERY = 10
for turn in range(max(1, 120 // hvd.size())):
    at = np.random.randint(0, 64, 8)
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(rows[at]) - 0.9 * slow(rows[at])) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    broadcast_once(net.variables, opt)
    if turn % max(1, EVERY // hvd.size()) == 0:
        slow.set_weights(net.get_weights())
    if turn % max(1, 20 // hvd.size()) == 0:
        if hvd.rank() == 0:
            print(turn)
            net.save_weights('net.h5')
