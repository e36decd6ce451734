import numpy as np
import tensorflow as tf

net = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.01)

def main(argv):
    np.random.seed(7)
    x = np.arange(512, dtype="float32").reshape(128, 4) / 512
    y = x.sum(1, keepdims=True)
    for i in range(200):
        idx = np.random.choice(len(x), 32)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x[idx]) - y[idx]) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))

if __name__ == "__main__":
    tf.compat.v1.app.run()
