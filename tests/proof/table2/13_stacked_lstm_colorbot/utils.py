import  os
import  tensorflow as tf


def parse(line):
    """Parse a line from the colors dataset: name and three numbers."""
    items = tf.strings.split([line], ",").values
    rgb = tf.strings.to_number(items[1:], out_type=tf.float32) / 255.
    color_name = items[0]
    chars = tf.one_hot(tf.io.decode_raw(color_name, tf.uint8), depth=256)
    length = tf.cast(tf.shape(chars)[0], dtype=tf.int64)
    return rgb, chars, length


def load_dataset(path, batch_size):
    """Loads the colors data and arranges it in padded batches."""
    dataset = tf.data.TextLineDataset(path).skip(1).map(parse).shuffle(buffer_size=10000).padded_batch(
        batch_size, padded_shapes=((None,), (None, None), ()))
    return dataset
