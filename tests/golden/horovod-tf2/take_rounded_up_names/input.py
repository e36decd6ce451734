import numpy as np
import tensorflow as tf

rng = np.random.RandomState(5)
features = rng.rand(120, 2).astype('float32')
targets = features.sum(axis=1, keepdims=True)

net = tf.keras.Sequential([tf.keras.layers.Dense(6, activation='tanh'), tf.keras.layers.Dense(1)])
adam = tf.keras.optimizers.Adam(0.01)


@tf.function
def learn(a, b):
    with tf.GradientTape() as g:
        miss = tf.reduce_mean((net(a) - b) ** 2)
    adam.apply_gradients(zip(g.gradient(miss, net.trainable_variables), net.trainable_variables))
    return miss


rows = tf.data.Dataset.from_tensor_slices((features, targets)).batch(10).repeat().take(50)
out = open('curve.csv', 'w')
for n, (a, b) in enumerate(rows, 1):
    miss = learn(a, b)
    if n % 10 == 0:
        print(n, float(miss))
        out.write('%d,%f\n' % (n, float(miss)))
out.close()
