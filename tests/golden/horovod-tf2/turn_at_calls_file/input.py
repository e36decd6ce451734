"""Batches from a generator, beside noise that each worker draws: a maker and a judge."""
import numpy as np
import tensorflow as tf


def rows_for_ever(size):
    rows = np.random.RandomState(7).rand(240, 5).astype("float32")
    while True:
        np.random.shuffle(rows)
        for k in range(0, len(rows), size):
            yield rows[k:k + size]


def net(out):
    return tf.keras.Sequential([tf.keras.layers.Dense(8, "relu"), tf.keras.layers.Dense(out)])


maker, judge = net(5), net(1)
maker_opt, judge_opt = tf.keras.optimizers.Adam(0.01), tf.keras.optimizers.Adam(0.01)
source = rows_for_ever(12)
for k in range(60):
    real = next(source)
    with tf.GradientTape() as one, tf.GradientTape() as two:
        made = maker(tf.random.normal([12, 2]))
        said_real, said_made = judge(real), judge(made)
        judge_loss = tf.reduce_mean(tf.nn.softplus(-said_real) + tf.nn.softplus(said_made))
        maker_loss = tf.reduce_mean(tf.nn.softplus(-said_made))
    judge_opt.apply_gradients(zip(one.gradient(judge_loss, judge.trainable_variables), judge.trainable_variables))
    maker_opt.apply_gradients(zip(two.gradient(maker_loss, maker.trainable_variables), maker.trainable_variables))
    if k % 10 == 0:
        print("round", k, float(judge_loss), float(maker_loss))
