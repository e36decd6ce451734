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


x = np.random.rand(4, 65, 3).astype('float32')
cell = tf.keras.layers.GRU(3, return_state=True, return_sequences=True)
opt = tf.keras.optimizers.SGD(0.1)
state = tf.zeros((4, 3))
for i in range(8):
    part = x[:, i * 8:(i + 1) * 8]
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        out, state = cell(part, initial_state=state)
        loss = tf.reduce_mean((out - x[:, i * 8 + 1:(i + 1) * 8 + 1]) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, cell.trainable_variables), cell.trainable_variables))
    broadcast_once(cell.trainable_variables, opt)
