import tensorflow as tf


def lines_of(path, size):
    queue = tf.train.string_input_producer([path])
    _, line = tf.TextLineReader().read(queue)
    a, b, c = tf.decode_csv(line, [[0.0], [0.0], [0.0]])
    return tf.train.batch([[a, b], [c]], size)
