import tensorflow as tf

(x, y), _ = tf.keras.datasets.cifar10.load_data()
x = x.astype('float32') / 127.5 - 1
base = tf.keras.Sequential([
    tf.keras.layers.Conv2D(8, 3, strides=2, use_bias=False, input_shape=(32, 32, 3)),
    tf.keras.layers.BatchNormalization(),
    tf.keras.layers.ReLU()])
base.trainable = False
model = tf.keras.Sequential([base, tf.keras.layers.GlobalAveragePooling2D(), tf.keras.layers.Dense(10)])
loss = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
model.compile(optimizer=tf.keras.optimizers.Adam(1e-3), loss=loss)
history = model.fit(x, y, epochs=1)
base.trainable = True
model.compile(optimizer=tf.keras.optimizers.RMSprop(1e-3 / 10), loss=loss)
history_fine = model.fit(x, y, epochs=2, initial_epoch=history.epoch[-1])
