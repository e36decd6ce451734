import numpy as np
import tensorflow as tf

def train_a(x, y):
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
    optimizer = tf.keras.optimizers.Adam(1e-3)
    ds = tf.data.Dataset.from_tensor_slices((x, y)).shuffle(1000).batch(32)
    for epoch in range(10):
        for bx, by in ds:
            def loss():
                return tf.reduce_mean(tf.square(by - model(bx)))
            optimizer.minimize(loss, model.trainable_variables)

if __name__ == '__main__':
    train_a(np.load('x.npy').astype('float32'), np.load('y.npy').astype('float32'))
