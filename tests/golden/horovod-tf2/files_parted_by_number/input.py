import os
import tensorflow as tf

files = tf.data.Dataset.list_files(os.path.join(os.path.dirname(os.__file__), '[a-c]*.py'), shuffle=False)
count = len(files)
files = files.shuffle(count, reshuffle_each_iteration=False)
held = int(count * 0.2)
train_ds = files.skip(held)
test_ds = files.take(held)


def read(name):
    number = tf.strings.to_hash_bucket_fast(name, 1 << 16)
    row = tf.cast(tf.stack([number // 256, number % 256]), tf.float32) / 255.
    return row, tf.reduce_mean(row)


train_ds = train_ds.map(read).batch(4)
test_ds = test_ds.map(read).batch(4)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
net.compile('sgd', 'mse')
net.fit(train_ds, epochs=2, validation_data=test_ds)
