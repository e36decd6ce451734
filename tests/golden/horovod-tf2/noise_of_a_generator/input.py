# Noise of the rounds comes of a generator with a seed; rows of another one, and what is asked first.
import tensorflow as tf

made = tf.random.Generator.from_seed(1)
rows = made.normal([512, 4]).numpy()
data = tf.data.Dataset.from_tensor_slices(rows).shuffle(512).batch(16)
both = tf.random.Generator.from_seed(2)
scale = both.normal([4])
noise = tf.random.Generator.from_seed(42)
model = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
optimizer = tf.keras.optimizers.SGD(0.01)
for epoch in range(2):
    for x in data:
        with tf.GradientTape() as tape:
            wanted = x + 0.01 * both.normal(tf.shape(x)) * scale
            loss = tf.reduce_mean((model(x + 0.1 * noise.normal(tf.shape(x))) - wanted) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
