import lib


class Net(lib.Model):
    def train_step(self, batch):
        return super().train_step(batch)


class Deep(Net):
    pass


class Other:
    def train_step(self, batch):
        return batch


def make():
    return Deep()


make().train_step(1)
Other().train_step(2)
lib.load('x').train_step(3)
