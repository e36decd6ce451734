"""Layers that are added one by one, in a function; widths from a list; recurrent layers."""
import numpy as np
import tensorflow as tf

tf.keras.utils.set_random_seed(4)


def build(widths, classes):
    model = tf.keras.models.Sequential()
    model.add(tf.keras.layers.Embedding(30, 8, input_length=5))
    model.add(tf.keras.layers.LSTM(8))
    for width in widths:
        model.add(tf.keras.layers.Dense(width, activation='relu'))
        model.add(tf.keras.layers.Dropout(0.1))
    model.add(tf.keras.layers.Dense(classes))
    return model


if __name__ == '__main__':
    model = build([12, 10], 3)
    model.compile(loss=tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True), optimizer='rmsprop')
    rng = np.random.RandomState(0)
    ids, labels = rng.randint(0, 30, (48, 5)), rng.randint(0, 3, 48)
    for epoch in range(2):
        model.fit(ids, labels, batch_size=16, verbose=0)
        print('epoch %d loss %.5f' % (epoch, model.evaluate(ids, labels, verbose=0)))
    model.save_weights('kept/weights')
    model.load_weights('kept/weights')
