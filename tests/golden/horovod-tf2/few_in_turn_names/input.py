"""Five rounds of a critic, and a loop of one for what it judges: the rounds around both are divided."""
import numpy as np
import tensorflow as tf

tf.keras.utils.set_random_seed(5)
rows = np.random.RandomState(3).rand(320, 8).astype('float32')
maker = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,))])
judge = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
maker_opt, judge_opt = tf.keras.optimizers.SGD(0.001), tf.keras.optimizers.SGD(0.001)


@tf.function
def judge_step(real):
    made = maker(tf.random.normal((8, 4)))
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((judge(real) - 1.) ** 2) + tf.reduce_mean(judge(made) ** 2)
    weights = judge.trainable_variables
    judge_opt.apply_gradients(zip(tape.gradient(loss, weights), weights))


@tf.function
def maker_step():
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((judge(maker(tf.random.normal((8, 4)))) - 1.) ** 2)
    weights = maker.trainable_variables
    maker_opt.apply_gradients(zip(tape.gradient(loss, weights), weights))


chance = np.random.RandomState()
for turn in range(24):
    for _ in range(5):
        judge_step(rows[chance.randint(0, 320, 8)])
    for _ in range(1):
        maker_step()
