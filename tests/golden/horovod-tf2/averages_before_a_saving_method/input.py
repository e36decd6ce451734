"""A method of a class saves both networks of a game every so many rounds."""
import numpy as np
import tensorflow as tf
from tensorflow.keras import layers


class GAN:
    def __init__(self):
        self.judge = self.make_judge()
        self.judge.compile('adam', 'binary_crossentropy')
        self.maker = self.make_maker()
        z = layers.Input((16,))
        self.judge.trainable = False
        self.both = tf.keras.Model(z, self.judge(self.maker(z)))
        self.both.compile('adam', 'binary_crossentropy')

    def make_judge(self):
        return tf.keras.Sequential([
            layers.Dense(16, input_shape=(8,)), layers.BatchNormalization(),
            layers.Dense(1, activation='sigmoid')])

    def make_maker(self):
        return tf.keras.Sequential([
            layers.Dense(16, input_shape=(16,)), layers.BatchNormalization(), layers.Dense(8)])

    def train(self, epochs, size=32):
        x = np.random.RandomState(0).rand(512, 8)
        for epoch in range(epochs):
            rows = x[np.random.randint(0, len(x), size)]
            noise = np.random.normal(0, 1, (size, 16))
            made = self.maker.predict(noise, verbose=0)
            self.judge.train_on_batch(rows, np.ones((size, 1)))
            self.judge.train_on_batch(made, np.zeros((size, 1)))
            self.both.train_on_batch(noise, np.ones((size, 1)))
            if epoch % 50 == 0:
                self.save_model()
                self.sample(epoch)

    def sample(self, epoch):
        made = self.maker.predict(np.random.normal(0, 1, (4, 16)), verbose=0)
        np.save('made_%d.npy' % epoch, made)

    def save_model(self):

        def save(model, name):
            with open(name + '.json', 'w') as f:
                f.write(model.to_json())
            model.save_weights(name + '.weights.h5')

        save(self.maker, 'maker')
        save(self.judge, 'judge')


GAN().train(200)
