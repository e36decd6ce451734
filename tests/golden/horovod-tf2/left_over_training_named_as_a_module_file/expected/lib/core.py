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


@tf.function
def train_step(x, y, model, loss_func, optimizer):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = loss_func(y, model(x, training=True))
    gradients = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(gradients, model.trainable_variables))


def train(train_data, model, loss_func, optimizer):
    for epoch in range(3):
        for x, y in train_data:
            train_step(x, y, model, loss_func, optimizer)
            broadcast_once(model.trainable_variables, optimizer)
