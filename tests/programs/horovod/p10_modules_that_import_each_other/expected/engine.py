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


def run(epochs):
    import app
    model = app.make_model()
    optimizer = tf.keras.optimizers.SGD(learning_rate=app.RATE * hvd.size())
    for epoch in range(epochs):
        for x, y in app.batches():
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                loss = tf.reduce_mean((model(x) - y) ** 2)
            grads = tape.gradient(loss, model.trainable_variables)
            optimizer.apply_gradients(zip(grads, model.trainable_variables))
            broadcast_once(model.variables, optimizer)
        if hvd.rank() == 0:
            print('epoch', epoch, float(loss))
