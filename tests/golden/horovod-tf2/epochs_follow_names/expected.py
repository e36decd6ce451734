"""The number of the pass follows from that of the round, and so does a window of rounds."""
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


rows, batch, epochs = 240, 8, 4
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.SGD(learning_rate=0.01 * hvd.size())
steps_per_epoch = rows // batch
train_steps = steps_per_epoch * epochs
losses = []
for i in range(1, max(1, train_steps // hvd.size()) + 1):
    epoch = i // max(1, steps_per_epoch // hvd.size())
    a = np.random.normal(size=[batch, 4]).astype('float32')
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((model(a) - a.sum(1, keepdims=True)) ** 2)
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    broadcast_once(model.variables, optimizer)
    losses.append(float(loss))
    if i % max(1, steps_per_epoch // hvd.size()) == 0:
        seen = len(losses[-max(1, steps_per_epoch // hvd.size()):])
        if hvd.rank() == 0:
            print('epoch %d, %d rounds' % (epoch, seen))
            model.save_weights('w%d.h5' % epoch)
