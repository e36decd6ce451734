"""Attention: one tensor goes to a layer three times and round it, so that gradients are added in another order."""
import tensorflow as tf
L = tf.keras.layers
tf.keras.utils.set_random_seed(21)
inp = L.Input((6,), dtype='int32')
e = L.Embedding(30, 16)(inp)
for k in range(3):
    a = L.MultiHeadAttention(2, 8)(e, e)
    e = L.LayerNormalization()(L.Add()([e, a]))
    f = L.Dense(32, activation='relu')(e)
    f = L.Dense(16)(f)
    e = L.LayerNormalization()(L.Add()([e, f]))
out = L.Dense(4)(L.GlobalAveragePooling1D()(e))
model = tf.keras.Model(inp, out)
model.compile(tf.keras.optimizers.SGD(0.1), tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
x = tf.random.uniform((24, 6), 0, 30, tf.int32, seed=1)
y = tf.reduce_max(x, 1) % 4
model.fit(x, y, batch_size=8, epochs=2, verbose=2)
