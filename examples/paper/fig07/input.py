from tensorflow import keras

# `ResNet` inherits `keras.Model`
class ResNet(keras.Model):
    def __init__(self, block_list):
        ...
model = ResNet([2, 2, 2])
model.fit(x_train, y_train)
