"""A count behind a bar ends a pass over batches without an end."""
import numpy as np
import tensorflow.compat.v1 as tf
import tqdm

tf.disable_v2_behavior()


def batches(rows, size):
    while True:
        for i in range(0, len(rows) - size, size):
            yield rows[i:i + size]


rows = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
out = tf.layers.dense(x, 4)
loss = tf.reduce_mean(tf.square(out - x))
train = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
loader = batches(rows, 16)
count = rows.shape[0] // 16
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(3):
        for i, batch in tqdm.tqdm(enumerate(loader, 0), total=count):
            if i == count:
                print("-" * 20)
                break
            _, now = sess.run([train, loss], {x: batch})
        print(turn, now)
