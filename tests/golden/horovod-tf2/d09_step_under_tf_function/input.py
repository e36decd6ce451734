import numpy as np
import tensorflow as tf

net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.1)


@tf.function(input_signature=[tf.TensorSpec([None, 3], tf.float32)])
def training_step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(net(x) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    return loss


for batch, x in enumerate(tf.data.Dataset.from_tensor_slices(np.random.rand(40, 3).astype('float32')).batch(8)):
    loss_value = training_step(x)
    if batch % 10 == 0:
        print('Step #%d\tLoss: %.6f' % (batch, loss_value))
