"""An optimizer of the older kind, and sums between layers."""
import tensorflow as tf

tf.random.set_seed(1)
inputs = tf.keras.Input(shape=(16,))
x = tf.keras.layers.Dense(16)(inputs)
y = tf.nn.relu(x)
x = tf.keras.layers.Dense(16)(y) + inputs
x = tf.keras.layers.LayerNormalization()(x)
out = tf.keras.layers.Dense(1)(x)
model = tf.keras.models.Model(inputs=inputs, outputs=out)
model.compile(optimizer=tf.keras.optimizers.legacy.SGD(0.1), loss='mse')
history = model.fit(tf.ones((32, 16)), tf.ones((32, 1)), epochs=1, verbose=0)
print('%.6f' % history.history['loss'][-1])
