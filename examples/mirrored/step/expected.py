"""Fits a plane to points, with a step of its own."""
import tensorflow as tf


def on_all(step, *args):
    """Run a step on every replica; the sum of what they give, if they give something."""
    given = strategy.run(step, args=args)
    if given is not None:
        given = strategy.reduce(tf.distribute.ReduceOp.SUM, given, axis=None)
    return given


strategy = tf.distribute.MirroredStrategy()


points = tf.random.normal((64, 4))
heights = tf.reduce_sum(points, axis=1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((points, heights)).shuffle(64).batch(
    8 * strategy.num_replicas_in_sync)
with strategy.scope():
    model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
    opt = tf.keras.optimizers.SGD(0.1)


@tf.function
def step(x, y):
    with tf.GradientTape() as tape:
        error = tf.reduce_mean((model(x) - y) ** 2) / strategy.num_replicas_in_sync
    grads = tape.gradient(error, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    return error


for epoch in range(3):
    for x, y in strategy.experimental_distribute_dataset(data):
        error = on_all(step, x, y)
    print(epoch, float(error))
