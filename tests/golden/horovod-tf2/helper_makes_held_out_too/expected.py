"""One function makes what is trained on and what is held out, each of rows of its own."""
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


np.random.seed(1)
tf.random.set_seed(1 + hvd.rank())
x = np.random.rand(96, 3).astype('float32')
y = x.sum(axis=1)


def dataset(rows, wanted, training=False):
    data = tf.data.Dataset.from_tensor_slices((rows, wanted))
    return data.shuffle(96).batch(8) if training else data.batch(8)


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)
train, held = dataset(x[:64], y[:64], training=True), dataset(x[64:], y[64:])
for epoch in range(4):
    for a, b in train:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((model(a)[:, 0] - b) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
        broadcast_once(model.variables, opt)
    total = 0.
    for a, b in held:
        total += float(tf.reduce_sum((model(a)[:, 0] - b) ** 2))
    if hvd.rank() == 0:
        print(epoch, total)
