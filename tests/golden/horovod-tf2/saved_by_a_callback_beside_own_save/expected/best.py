from tensorflow import keras
import horovod.tensorflow.keras as hvd

hvd.init()


class Best(keras.callbacks.Callback):
    def __init__(self, path, only_weights=False):
        super(Best, self).__init__()
        self.path = path
        self.only_weights = only_weights
        self.least = float('inf')

    def on_epoch_end(self, epoch, logs=None):
        if logs['loss'] < self.least:
            self.least = logs['loss']
            if self.only_weights:
                if hvd.rank() == 0:
                    self.model.save_weights(self.path + '.weights.h5')
            else:
                if hvd.rank() == 0:
                    self.model.save(self.path + '.h5')
