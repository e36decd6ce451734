import numpy as np
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(learning_rate=0.1)
ds = tf.data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32')).batch(8)


@tf.function
def epoch():
    for x in ds:
        with tf.GradientTape() as t:
            loss = tf.reduce_mean(model(x) ** 2)
        opt.apply_gradients(zip(t.gradient(loss, model.trainable_variables), model.trainable_variables))


for i in range(2):
    epoch()
    print('epoch', i)
