import numpy as np
import tensorflow as tf

np.random.seed(1)
tf.random.set_seed(1)
real = np.random.rand(64, 3).astype('float32')
batches = tf.data.Dataset.from_tensor_slices(real).batch(8)
maker = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(3,))])
judge = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
makes, judges = tf.keras.optimizers.SGD(0.05), tf.keras.optimizers.SGD(0.05)


@tf.function
def judge_step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.tanh(judge(maker(x)))) - tf.reduce_mean(tf.tanh(judge(x)))
    judges.apply_gradients(
        zip(tape.gradient(loss, judge.trainable_variables), judge.trainable_variables))


@tf.function
def maker_step(x):
    loss = -tf.reduce_mean(tf.tanh(judge(maker(x))))
    makes.apply_gradients(
        zip(tf.gradients(loss, maker.trainable_variables), maker.trainable_variables))


for turn in range(2):
    for some in batches:
        judge_step(some)
        maker_step(some)
print('made', float(tf.reduce_mean(maker(real))))
