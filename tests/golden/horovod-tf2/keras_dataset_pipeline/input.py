import tensorflow as tf


def preprocess(x, y):
    return tf.cast(x, tf.float32) / 255.0, y


(x, y), _ = tf.keras.datasets.cifar10.load_data()
ds = tf.data.Dataset.from_tensor_slices((x, y))
ds = ds.map(preprocess, num_parallel_calls=2)
ds = ds.shuffle(500).batch(32).prefetch(2)
model = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(10)])
model.compile(optimizer='sgd', loss=tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
model.fit(ds, epochs=2)
