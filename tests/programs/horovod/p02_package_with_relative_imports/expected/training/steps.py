import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


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


def loss_of(model, x):  #? model : tensorflow.keras.Model = yes
    return tf.reduce_mean(tf.square(model(x) - x))


def train(model, optimizer, x):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = loss_of(model, x)
    gradients = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(gradients, model.trainable_variables))
    broadcast_once(model.variables, optimizer)
    return loss
