"""What is told long before has the name of a tape: it is nothing of the rounds'."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(192, 4).astype("float32")
print("whole:", rows.shape, type(rows))
data = tf.data.Dataset.from_tensor_slices((rows[:, :3], rows[:, 3:])).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
for x, y in data:
    with tf.GradientTape() as type:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = type.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
