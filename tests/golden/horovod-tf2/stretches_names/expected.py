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


notes = np.random.randint(0, 20, 2000)
model = tf.keras.Sequential([tf.keras.layers.Embedding(20, 8), tf.keras.layers.GRU(8, return_sequences=True), tf.keras.layers.Dense(20)])
opt = tf.keras.optimizers.Adam(0.01)
loss_of = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
for at in range(0, len(notes) - 21, 20):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = loss_of(notes[at + 1:at + 21][None], model(notes[at:at + 20][None]))
    opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    broadcast_once(model.variables, opt)
