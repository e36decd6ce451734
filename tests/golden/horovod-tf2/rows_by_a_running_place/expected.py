"""What the net has said before is asked for by a place that goes on by the rows of a batch."""
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


rng = np.random.RandomState(4)
crops = rng.rand(320, 5).astype('float32')
yields = crops.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])
opt = tf.keras.optimizers.SGD(0.01)
fields = tf.data.Dataset.from_tensor_slices((crops, yields)).batch(8)


def said(of):
    parts = []
    for x, _ in of:
        parts.append(net(x).numpy())
    return np.concatenate(parts)


for epoch in range(3):
    before = said(fields)
    at = 0
    for x, y in fields:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((net(x) - 0.5 * (y + before[at:at + len(x)])) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
        broadcast_once(net.variables, opt)
        at += len(x)
if hvd.rank() == 0:
    print(net.get_weights())
