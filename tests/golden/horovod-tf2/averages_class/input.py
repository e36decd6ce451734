import numpy as np
from tensorflow.keras.layers import Input, Dense, BatchNormalization, LeakyReLU
from tensorflow.keras.models import Sequential, Model
from tensorflow.keras.optimizers.legacy import Adam

class GAN():
    def __init__(self):

        self.d = self.build_d()
        self.d.compile(loss='binary_crossentropy', optimizer=Adam(0.0002, 0.5), metrics=['accuracy'])
        self.g = self.build_g()
        z = Input(shape=(10,))
        img = self.g(z)
        self.d.trainable = False
        valid = self.d(img)
        self.combined = Model(z, valid)
        self.combined.compile(loss='binary_crossentropy', optimizer=Adam(0.0002, 0.5))
    def build_g(self):
        m = Sequential()
        m.add(Dense(16, input_dim=10))
        m.add(BatchNormalization(momentum=0.8))
        m.add(Dense(20))
        return m
    def build_d(self):
        m = Sequential()
        m.add(Dense(16, input_dim=20))
        m.add(Dense(1, activation='sigmoid'))
        return m
    def train(self, epochs, batch_size=32):
        X = np.random.RandomState(0).rand(203, 20)
        valid = np.ones((batch_size, 1)); fake = np.zeros((batch_size, 1))
        for epoch in range(epochs):
            idx = np.random.randint(0, X.shape[0], batch_size)
            noise = np.random.normal(0, 1, (batch_size, 10))
            gen = self.g.predict(noise)
            dl = self.d.train_on_batch(X[idx], valid)
            df = self.d.train_on_batch(gen, fake)
            gl = self.combined.train_on_batch(noise, valid)
            if epoch % 10 == 0:
                print(epoch, dl, df, gl)
if __name__ == '__main__':
    GAN().train(epochs=40)
