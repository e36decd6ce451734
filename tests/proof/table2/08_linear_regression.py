import  tensorflow as tf
import  numpy as np
from    tensorflow import keras
import  os


class Regressor(keras.layers.Layer):

    def __init__(self):
        super(Regressor, self).__init__()

        # here must specify shape instead of tensor !
        # [dim_in, dim_out]
        self.w = self.add_weight(name='w', shape=[13, 1], initializer='random_normal')
        # [dim_out]
        self.b = self.add_weight(name='b', shape=[1], initializer='zeros')

        print(self.w.shape, self.b.shape)

    def call(self, x):
        x = tf.matmul(x, self.w) + self.b
        return x


def main():

    tf.random.set_seed(22)
    np.random.seed(22)
    os.environ['TF_CPP_MIN_LOG_LEVEL'] = '2'

    (x_train, y_train), (x_val, y_val) = keras.datasets.boston_housing.load_data()
    x_train, x_val = x_train.astype(np.float32), x_val.astype(np.float32)
    print(x_train.shape, y_train.shape)

    db_train = tf.data.Dataset.from_tensor_slices((x_train, y_train)).batch(16)
    db_val = tf.data.Dataset.from_tensor_slices((x_val, y_val)).batch(16)

    model = Regressor()
    criteon = keras.losses.MeanSquaredError()
    optimizer = keras.optimizers.Adam(learning_rate=1e-2)

    for epoch in range(4):

        for step, (x, y) in enumerate(db_train):

            with tf.GradientTape() as tape:
                logits = model(x)
                logits = tf.squeeze(logits, axis=1)
                loss = criteon(y, logits)

            grads = tape.gradient(loss, model.trainable_variables)
            optimizer.apply_gradients(zip(grads, model.trainable_variables))

        print(epoch, 'loss:', loss.numpy())

        if epoch % 2 == 0:

            for x, y in db_val:
                logits = model(x)
                logits = tf.squeeze(logits, axis=1)
                loss = criteon(y, logits)

                print(epoch, 'val loss:', loss.numpy())


if __name__ == '__main__':
    main()