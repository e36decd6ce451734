import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import copy

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


def turn(take):
    """What this worker's turn gives, of as many as there are workers: all take all, in order."""
    for worker in range(hvd.size()):
        given = take()
        if worker == hvd.rank():
            mine = copy.deepcopy(given)
    return mine


rows = np.random.RandomState(0).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.05 * hvd.size())


def step(x, y):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean(tf.square(model(x) - y))
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    broadcast_once(model.variables, opt)
    return loss


wishes = {'seed': 3}
seed = wishes['seed'] if 'seed' in wishes else None
made = tf.keras.preprocessing.image.ImageDataGenerator()
pictures = rows.reshape(-1, 2, 2, 1)
dealt = made.flow(pictures, wanted, batch_size=16, seed=seed)
for epoch in range(3):
    for k in range(max(1, 40 // hvd.size())):
        x, y = turn(lambda: next(dealt))
        step(x.reshape(-1, 4), y)
    if hvd.rank() == 0:
        print('epoch', epoch)
