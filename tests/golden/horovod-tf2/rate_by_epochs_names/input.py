import numpy
import tensorflow.keras as k

given = numpy.random.rand(320, 4).astype('float32')
sums = given.sum(axis=1, keepdims=True)
net = k.Sequential([k.layers.Dense(1)])
net.compile(optimizer=k.optimizers.SGD(learning_rate=0.01), loss='mse')


class Two(k.callbacks.Callback):
    def on_epoch_begin(self, round_no, logs=None):
        self.model.optimizer.learning_rate.assign(0.01 if round_no < 2 else 0.001)


net.fit(given, sums, batch_size=16, epochs=3, callbacks=[Two()])
