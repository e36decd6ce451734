import numpy as np
import tensorflow as tf
from tensorflow import keras


class Regressor(keras.layers.Layer):
    def __init__(self):
        super(Regressor, self).__init__()
        self.w = self.add_weight('w', [13, 1])
        self.b = self.add_weight('b', [1])
        print(self.w.shape, self.b.shape)

    def call(self, x):
        return tf.matmul(x, self.w) + self.b


def main():
    tf.random.set_seed(22)
    np.random.seed(22)
    (x_train, y_train), (x_val, y_val) = keras.datasets.boston_housing.load_data()
    x_train, x_val = x_train.astype(np.float32), x_val.astype(np.float32)
    db_train = tf.data.Dataset.from_tensor_slices((x_train, y_train)).batch(64)
    db_val = tf.data.Dataset.from_tensor_slices((x_val, y_val)).batch(102)
    model = Regressor()
    criteon = keras.losses.MeanSquaredError()
    optimizer = keras.optimizers.Adam(learning_rate=1e-2)
    for epoch in range(3):
        for step, (x, y) in enumerate(db_train):
            with tf.GradientTape() as tape:
                logits = tf.squeeze(model(x), axis=1)
                loss = criteon(y, logits)
            grads = tape.gradient(loss, model.trainable_variables)
            optimizer.apply_gradients(zip(grads, model.trainable_variables))
        print(epoch, 'loss:', loss.numpy())
        for x, y in db_val:
            loss = criteon(y, tf.squeeze(model(x), axis=1))
            print(epoch, 'val loss:', loss.numpy())


if __name__ == '__main__':
    main()
