from tensorflow.keras import layers, models


def small(settings):
    model = models.Sequential([layers.Dense(1, input_shape=(3,))])
    model.compile(loss='mse', optimizer=settings.make(settings.rate))
    return model
