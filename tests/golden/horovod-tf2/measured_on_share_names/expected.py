"""Behind each pass the rows of the training are gone through once more, to see how many are right."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


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


def join_metric(metric):
    """Let a metric hold what all workers have seen, not this one alone."""
    for variable in metric.variables:
        variable.assign(hvd.allreduce(variable))


made = np.random.RandomState(5)
rows, kinds = made.rand(192, 4).astype("float32"), made.randint(0, 3, 192)
model = tf.keras.Sequential([tf.keras.layers.Dense(3)])
loss_of = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
opt = tf.keras.optimizers.Adam(0.01 * hvd.size())
accuracy = tf.keras.metrics.SparseCategoricalAccuracy()
rounds = len(rows) // hvd.size() // 8
rows = share(rows)
kinds = share(kinds)
for epoch in range(3):
    for k in range(rounds):
        x, y = rows[k * 8:(k + 1) * 8], kinds[k * 8:(k + 1) * 8]
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = loss_of(y, model(x))
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        broadcast_once(model.variables, opt)
    for k in range(rounds):
        x, y = rows[k * 8:(k + 1) * 8], kinds[k * 8:(k + 1) * 8]
        accuracy.update_state(y, model(x))
    join_metric(accuracy)
    if hvd.rank() == 0:
        print("right:", float(accuracy.result()))
    accuracy.reset_states()
