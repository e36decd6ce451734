class BaseModel(object):
    def __init__(self):
        self.model = None

    def save(self, path):
        self.model.save_weights(path)

    def load(self, path):
        self.model.load_weights(path)
