class Model:
    def compile(self, optimizer):
        self.optimizer = optimizer

    def fit(self, x, y, epochs=1):
        return [x, y]


model = Model()
model.compile('adam')
model.fit([1], [2], epochs=3)
