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


def loss_of(image):
    return tf.reduce_mean((image - 1.0) ** 2)


def grads_of(image):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = loss_of(image)
    return tape.gradient(loss, [image])[0], loss


image = tf.Variable(tf.random.normal([4, 4]))
opt = tf.keras.optimizers.Adam(0.1)
for i in range(100):
    grads, loss = grads_of(image)
    opt.apply_gradients([(grads, image)])
    broadcast_once([image], opt)
    image.assign(tf.clip_by_value(image, 0.0, 1.0))

