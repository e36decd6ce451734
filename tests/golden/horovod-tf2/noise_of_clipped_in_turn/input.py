"""Gradients are clipped one by one: how many there are chance does not say, and noise is each worker's own."""
import numpy as np
import tensorflow as tf

tf.random.set_seed(8)
x = np.random.RandomState(8).rand(64, 6).astype('float32')
ds = tf.data.Dataset.from_tensor_slices(x).shuffle(64).batch(8)
gen = tf.keras.Sequential([tf.keras.layers.Dense(6, input_shape=(4,))])
dis = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(6,))])
gen_opt, dis_opt = tf.keras.optimizers.SGD(1e-3), tf.keras.optimizers.SGD(1e-3)


@tf.function
def step(images):
    noise = tf.random.normal([8, 4])
    with tf.GradientTape() as gen_tape, tf.GradientTape() as dis_tape:
        fake = dis(gen(noise, training=True), training=True)
        gen_loss = -tf.reduce_mean(fake)
        dis_loss = tf.reduce_mean(fake) - tf.reduce_mean(dis(images, training=True))
    gen_grads = gen_tape.gradient(gen_loss, gen.trainable_variables)
    dis_grads = dis_tape.gradient(dis_loss, dis.trainable_variables)
    for k, g in enumerate(dis_grads):
        dis_grads[k] = tf.clip_by_value(g, -0.01, 0.01)
    gen_opt.apply_gradients(zip(gen_grads, gen.trainable_variables))
    dis_opt.apply_gradients(zip(dis_grads, dis.trainable_variables))


for epoch in range(3):
    for images in ds:
        step(images)
print(gen.count_params(), dis.count_params())
