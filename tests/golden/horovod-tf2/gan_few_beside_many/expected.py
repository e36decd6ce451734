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


gen = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(5,))])
disc = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
d_opt = tf.keras.optimizers.RMSprop(1e-3)
g_opt = tf.keras.optimizers.RMSprop(1e-3)
bce = tf.keras.losses.BinaryCrossentropy(from_logits=True)


def train_disc(real, noise):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        r, f = disc(real), disc(gen(noise))
        loss = bce(tf.ones_like(r), r) + bce(tf.zeros_like(f), f)
    grads = tape.gradient(loss, disc.trainable_variables)
    d_opt.apply_gradients(zip(grads, disc.trainable_variables))
    broadcast_once(disc.variables, d_opt)


def train_gen(noise):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        f = disc(gen(noise))
        loss = bce(tf.ones_like(f), f)
    grads = tape.gradient(loss, gen.trainable_variables)
    g_opt.apply_gradients(zip(grads, gen.trainable_variables))
    broadcast_once(gen.variables, g_opt)


for i in range(60):
    for _ in range(3):
        train_disc(tf.random.normal((32, 2)), tf.random.uniform((32, 5)))
    for _ in range(30):
        train_gen(tf.random.uniform((32, 5)))
if hvd.rank() == 0:
    gen.save_weights('gen.weights.h5')
