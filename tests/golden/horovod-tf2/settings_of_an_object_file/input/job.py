class Job:
    def __init__(self, model, **how):
        self.model = model
        self.how = how

    def go(self, rows, goals):
        self.model.fit(rows, goals, callbacks=[], **self.how)
