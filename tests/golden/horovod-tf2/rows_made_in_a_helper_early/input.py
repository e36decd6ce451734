import numpy as np
import tensorflow as tf

tf.random.set_seed(0)
pictures = np.random.RandomState(0).rand(64, 4).astype('float32')
places = np.ones(4, 'float32')
data = tf.data.Dataset.from_tensor_slices(pictures).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.05)


def match(found, places):
    if len(found) == 0:
        none = tf.zeros((4,))
        return places, none
    wanted = tf.reduce_mean(found) * tf.ones((4,))
    return places * 2, wanted


for epoch in range(3):
    for x in data:
        large = tf.boolean_mask(x, x > 0.9)
        _, wanted = match(large, places)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - wanted) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
print('said', float(tf.reduce_mean(net(pictures))))
