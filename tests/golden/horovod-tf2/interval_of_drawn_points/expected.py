# What is told every so often follows the rounds of one worker, whose points each draws for itself.
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


net = tf.keras.Sequential([tf.keras.layers.Dense(8, 'tanh', input_shape=(1,)),
                           tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.Adam(0.01 * hvd.size())


@tf.function
def step(points):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(points) - tf.sin(points)) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    return loss


for turn in range(max(1, 120 // hvd.size())):
    points = tf.random.uniform((64, 1), 0, 2)
    loss = step(points)
    broadcast_once(net.variables, opt)
    if turn % 20 == 0:
        for name, held in zip(['w0', 'b0', 'w1', 'b1'], net.trainable_variables):
            if hvd.rank() == 0:
                print(turn, name, float(tf.norm(held)))
