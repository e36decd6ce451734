from tensorflow import keras


class Shape:
    def __init__(self, owner):
        self.owner = owner

    def built(self):
        model = keras.Sequential([keras.layers.Dense(1)])
        model.compile(self.owner.optimizer(), 'mse')
        return model
