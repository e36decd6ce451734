import tensorflow as tf

import config
from trainer import Trainer

(x_train, y_train), _ = tf.keras.datasets.mnist.load_data()
x_train = x_train / 255.0
train_ds = tf.data.Dataset.from_tensor_slices((x_train.astype('float32'), y_train)).batch(config.BATCH_SIZE)
net = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(16, activation='relu'), tf.keras.layers.Dense(10)])

if __name__ == '__main__':
    Trainer(net).fit(train_ds)
