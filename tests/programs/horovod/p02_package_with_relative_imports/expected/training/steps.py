import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, once, after the first step."""
    key = (id(optimizer), id(variables[0]))
    if key not in done:
        done[key] = optimizer, variables[0]
        hvd.broadcast_variables(variables, root_rank=0)
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
