import tensorflow as tf
from settings import strategy

(x, y), _ = tf.keras.datasets.mnist.load_data()
ds = strategy.experimental_distribute_dataset(tf.data.Dataset.from_tensor_slices((x[..., None] / 255., y)).batch(32))
with strategy.scope():
    model = tf.keras.Sequential([tf.keras.layers.Flatten(input_shape=(28, 28, 1)), tf.keras.layers.Dense(10)])
    opt = tf.keras.optimizers.Adam(1e-3)
    loss_fn = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True, reduction='none')

def replica(bx, by):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(loss_fn(by, model(bx))) / 32
    g = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(g, model.trainable_variables))
    return loss

for epoch in range(3):
    for bx, by in ds:
        loss = strategy.reduce('SUM', strategy.run(replica, args=(bx, by)), axis=None)
    print(epoch, float(loss))
