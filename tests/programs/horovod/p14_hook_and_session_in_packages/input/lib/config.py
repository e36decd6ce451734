class Config(object):
    learning_rate = 0.01
    batch = 12
    epochs = 2


cfg = Config()
