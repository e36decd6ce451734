import tensorflow as tf

model = tf.keras.Sequential([tf.keras.Input((4,))])
for width in [8, 16]:
    for i in range(2):
        model.add(tf.keras.layers.Dense(width))
model.compile('sgd', 'mse')
model.fit([[1., 2, 3, 4]], [[1.] * 16])
