# A library of graphs fetches what is not in its folder yet.
import tensorflow as tf
from spektral.datasets import citation
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


if hvd.local_rank() != 0:
    hvd.broadcast_object(0)
graph = citation.Cora()[0]
if hvd.local_rank() == 0:
    hvd.broadcast_object(0)
x, y = tf.constant(graph.x), tf.constant(graph.y)
model = tf.keras.Sequential([tf.keras.layers.Dense(7, input_shape=(graph.x.shape[1],))])
optimizer = tf.keras.optimizers.Adam(1e-2)
for epoch in range(100):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits(y, model(x)))
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))
    broadcast_once(model.variables, optimizer)
