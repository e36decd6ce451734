import numpy as np
import tensorflow as tf

rows = np.random.RandomState(1).rand(256, 8).astype('float32')
wanted = rows.sum(1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
opt = tf.keras.optimizers.SGD(0.01)
weight = 1.0
held = {'part': 0.5}
for epoch in range(3):
    for x, y in tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(16):
        with tf.GradientTape() as tape:
            far = tf.reduce_mean((net(x) - y) ** 2)
            large = tf.reduce_mean(net(x) ** 2)
            loss = weight * far + held['part'] * large
        opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
        weight = max(0.1, min(2.0, weight * (1.0 + 0.01 * float(far))))
        held['part'] = float(far) / (float(far) + float(large))
