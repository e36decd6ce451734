import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def shard(dataset):
    """This worker's share of the elements: as many as all others'; all, where there are fewer."""
    count = int(tf.data.experimental.cardinality(dataset))
    if count == tf.data.experimental.UNKNOWN_CARDINALITY:
        dataset = dataset.window(hvd.size(), drop_remainder=True).flat_map(
            lambda *w: tf.data.Dataset.zip(w if len(w) > 1 else w[0]))
    elif 0 <= count < hvd.size():
        return dataset
    elif count > 0:
        dataset = dataset.take(count - count % hvd.size())
    return dataset.shard(hvd.size(), hvd.rank())


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


x = np.random.rand(101, 4).astype('float32')
y = np.random.rand(101, 1).astype('float32')
train_ds = shard(tf.data.Dataset.from_tensor_slices((x, y))).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
loss_object = tf.keras.losses.MeanSquaredError()
optimizer = tf.keras.optimizers.SGD(0.1 * hvd.size())
train_loss = tf.keras.metrics.Mean(name='train_loss')


@tf.function
def train_step(features, labels):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        predictions = model(features, training=True)
        loss = loss_object(labels, predictions)
    gradients = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(gradients, model.trainable_variables))
    train_loss(loss)


EPOCHS = 2
for epoch in range(EPOCHS):
    train_loss.reset_states()
    for features, labels in train_ds:
        train_step(features, labels)
        broadcast_once(model.variables, optimizer)
    join_metric(train_loss)
    if hvd.rank() == 0:
        print(f'Epoch {epoch + 1}, Loss: {train_loss.result()}')
