"""A generator that is given numbers alone draws sequences for ever."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
END = 1


def padded(inputs):
    many = len(inputs)
    longest = max(len(seq) for seq in inputs)
    rows = np.zeros((many, longest), np.int32)
    for i, seq in enumerate(inputs):
        for j, element in enumerate(seq):
            rows[i, j] = element
    return rows.swapaxes(0, 1)


def sequences(low, high, vocabulary, many):
    def length():
        if low == high:
            return low
        return np.random.randint(low, high + 1)

    while True:
        yield [np.random.randint(2, vocabulary, length()).tolist() for _ in range(many)]


inputs = tf.placeholder(tf.int32, [None, None])
targets = tf.placeholder(tf.int32, [None, None])
table = tf.Variable(tf.random_uniform([10, 6], -1.0, 1.0))
out = tf.layers.dense(tf.nn.embedding_lookup(table, inputs), 10)
loss = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits(
    labels=tf.one_hot(targets, 10), logits=out))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
sess = tf.InteractiveSession()
sess.run(tf.global_variables_initializer())
batches = sequences(3, 8, 10, 20)
for seq in next(batches)[:3]:
    print(len(seq) > 2)


def next_feed():
    batch = next(batches)
    given = padded(batch)
    wanted = padded([(sequence) for sequence in batch])
    return {inputs: given, targets: wanted}


track = []
for k in range(300):
    fed = next_feed()
    _, now = sess.run([step, loss], fed)
    track.append(now)
    if k % 100 == 0:
        print('loss', sess.run(loss, fed))
print('last', track[-1])
