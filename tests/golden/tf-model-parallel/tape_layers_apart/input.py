import tensorflow as tf
from tensorflow.keras.layers import Dense

tf.random.set_seed(4)
a = Dense(8)
b = Dense(8)
c = Dense(1)
opt = tf.keras.optimizers.SGD(0.1)


@tf.function
def step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(c(b(a(x))))
    ws = a.trainable_variables + b.trainable_variables + c.trainable_variables
    opt.apply_gradients(zip(tape.gradient(loss, ws), ws))
    return loss


for i in range(3):
    print(float(step(tf.random.normal((16, 4), seed=i))))
