"""The operation has a name, and is run with another one."""
import numpy as np
import tensorflow as tf

seen = np.random.RandomState(1).rand(320, 4).astype("float32")
inputs = tf.placeholder(tf.float32, [None, 4])
cost = tf.reduce_mean(tf.square(tf.layers.dense(inputs, 4) - inputs))
learn = tf.train.AdamOptimizer(1e-2).minimize(cost)
keep = tf.io.write_file("last.txt", tf.as_string(cost))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(4):
        for at in range(0, len(seen), 32):
            session.run(learn, {inputs: seen[at:at + 32]})
        session.run([cost, keep], {inputs: seen})
    print("loss", session.run(cost, {inputs: seen}))
