"""Objects of one class queue the records of the files that they are given."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
for name, lines in (("part_a.bin", 150), ("part_b.bin", 171), ("part_t.bin", 64)):
    np.random.RandomState(lines).randint(0, 250, (lines, 4)).astype(np.uint8).tofile(name)


class Loader(object):
    def __init__(self, names, mix):
        self.mix = mix
        self.names = tf.train.string_input_producer(names)

    def batch(self, size):
        reader = tf.FixedLengthRecordReader(4)
        _, record = reader.read(self.names)
        numbers = tf.cast(tf.decode_raw(record, tf.uint8), tf.float32) / 250.0
        row = tf.reshape(numbers, [4])
        if self.mix:
            return tf.train.shuffle_batch([row[:3], row[3:]], size, 300, 60, num_threads=2)
        return tf.train.batch([row[:3], row[3:]], size)


def error_of(rows, wanted, again):
    with tf.variable_scope("line", reuse=again):
        return tf.reduce_mean(tf.square(tf.layers.dense(rows, 1) - wanted))


learned = Loader(["part_a.bin", "part_b.bin"], True)
loss = error_of(*learned.batch(8), again=False)
held = Loader(["part_t.bin"], False)
test = error_of(*held.batch(16), again=True)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    coord = tf.train.Coordinator()
    threads = tf.train.start_queue_runners(sess=sess, coord=coord)
    for k in range(160):
        sess.run(step)
        if k % 40 == 0:
            print(k, "tested", sess.run(test))
    coord.request_stop()
    coord.join(threads)
