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


W = tf.Variable(np.random.randn(), name="weight")
b = tf.Variable(np.random.randn(), name="bias")
X = hvd.broadcast_object(np.random.rand(20), 0)
Y = hvd.broadcast_object(np.random.rand(20), 0)
optimizer = tf.optimizers.SGD(0.01)


def run_optimization():
    with hvd.DistributedGradientTape(tf.GradientTape()) as g:
        loss = tf.reduce_mean(tf.square(W * X + b - Y))
    gradients = g.gradient(loss, [W, b])
    optimizer.apply_gradients(zip(gradients, [W, b]))
    broadcast_once([W, b], optimizer)


for step in range(1, 30 + 1):
    run_optimization()
    if step % 10 == 0:
        if hvd.rank() == 0:
            print("step: %i" % step)
