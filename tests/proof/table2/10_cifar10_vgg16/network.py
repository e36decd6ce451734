from    tensorflow import keras
from    tensorflow.keras import layers, models, regularizers


class VGG16(models.Model):

    def __init__(self, input_shape):
        super(VGG16, self).__init__()

        weight_decay = 0.000
        self.num_classes = 10

        model = models.Sequential()
        model.add(layers.Conv2D(4, (3, 3), padding='same', input_shape=input_shape, kernel_regularizer=regularizers.l2(weight_decay)))
        model.add(layers.Activation('relu'))
        model.add(layers.BatchNormalization())
        model.add(layers.MaxPooling2D(pool_size=(4, 4)))
        model.add(layers.Conv2D(4, (3, 3), padding='same', kernel_regularizer=regularizers.l2(weight_decay)))
        model.add(layers.Activation('relu'))
        model.add(layers.MaxPooling2D(pool_size=(4, 4)))
        model.add(layers.Flatten())
        model.add(layers.Dense(self.num_classes))
        self.model = model

    def call(self, x):
        return self.model(x)
