import tensorflow as tf


def prepared(rows, training):
    rows = rows.map(lambda x, y: (tf.cast(x, tf.float32) / 255., y))
    if training:
        rows = rows.shuffle(1000, seed=1)
    return rows.batch(16)


(x, y), (x_test, y_test) = tf.keras.datasets.mnist.load_data()
seen = prepared(tf.data.Dataset.from_tensor_slices((x, y)), True)
unseen = prepared(tf.data.Dataset.from_tensor_slices((x_test, y_test)), training=False)
model = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(10)])
model.compile('sgd', tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True), ['accuracy'])
model.fit(seen, epochs=2, validation_data=unseen, callbacks=[tf.keras.callbacks.TensorBoard('logs')], verbose=2)
