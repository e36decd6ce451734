import tensorflow as tf

(x, y), _ = tf.keras.datasets.cifar10.load_data()
x = tf.keras.applications.mobilenet_v2.preprocess_input(x.astype('float32'))
base = tf.keras.applications.MobileNetV2(input_shape=(32, 32, 3), include_top=False, alpha=0.35, weights=None)
base.trainable = False
model = tf.keras.Sequential([base, tf.keras.layers.GlobalAveragePooling2D(), tf.keras.layers.Dense(10)])
loss = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
model.compile(optimizer=tf.keras.optimizers.Adam(1e-3), loss=loss)
history = model.fit(x, y, epochs=1)
base.trainable = True
model.compile(optimizer=tf.keras.optimizers.RMSprop(1e-3 / 10), loss=loss)
history_fine = model.fit(x, y, epochs=2, initial_epoch=history.epoch[-1])
