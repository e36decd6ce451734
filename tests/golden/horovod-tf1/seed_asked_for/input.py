"""A seed that is None where the command does not give it one, and a split by another."""
import numpy as np
import tensorflow.compat.v1 as tf
from sklearn import model_selection

tf.disable_v2_behavior()
tf.flags.DEFINE_integer("seed", None, "of the noise")
tf.flags.DEFINE_integer("split", None, "of the parts")
FLAGS = tf.flags.FLAGS
tf.set_random_seed(FLAGS.seed)
points = np.random.RandomState(0).rand(400, 4).astype("float32")
answers = points.sum(1, keepdims=True)
seen, held, told, asked = model_selection.train_test_split(
    points, answers, test_size=0.2, random_state=FLAGS.split)
x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - y))
train = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        for k in range(0, len(seen), 16):
            sess.run(train, {x: seen[k:k + 16], y: told[k:k + 16]})
        print("pass", turn, "held out", sess.run(loss, {x: held, y: asked}))
