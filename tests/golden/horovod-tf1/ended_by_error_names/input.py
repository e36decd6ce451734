# Rounds end because no data is left: what they add up is joined behind the `try`.
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
points = np.random.RandomState(1).rand(612, 2).astype("f")
how_many = 500 + 112
source = tf.data.Dataset.from_tensor_slices((points[:, 0], points[:, 1])).batch(1)
cursor = tf.data.make_initializable_iterator(source)
a, b = cursor.get_next()
slope = tf.get_variable("slope", initializer=tf.constant(0.0))
cost = tf.reduce_mean(tf.square(b - a * slope))
update = tf.train.GradientDescentOptimizer(0.001).minimize(cost)
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    for epoch in range(3):
        s.run(cursor.initializer)
        total = 0
        try:
            while True:
                _, c = s.run([update, cost])
                total += c
        except tf.errors.OutOfRangeError:
            pass
        print("epoch %d: %.4f" % (epoch, total / how_many))
