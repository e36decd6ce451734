# A callback that writes tells those behind it what it has smoothed.
import numpy as np
from tensorflow import keras
from tensorflow.keras.callbacks import TensorBoard


class Smoothing(TensorBoard):
    def on_epoch_end(self, epoch, logs=None):
        logs['smooth'] = 0.5 * logs['loss']
        super().on_epoch_end(epoch, logs)


class Best(keras.callbacks.Callback):
    def on_epoch_end(self, epoch, logs=None):
        if logs.get('smooth', 0.) > 100.:
            self.model.stop_training = True


drawn = np.random.RandomState(2).rand(80, 3)
network = keras.models.Sequential([keras.layers.Dense(2, input_shape=(2,)), keras.layers.Dense(1)])
network.compile(loss='mae', optimizer=keras.optimizers.Adam(0.002))
network.fit(drawn[:, :2], drawn[:, 2:], batch_size=4, epochs=2, callbacks=[Smoothing('curves'), Best()])
