class Config(object):
    def device(self):
        return "/cpu:0"


def clones(make, optimizer=None):
    grads = optimizer.compute_gradients(make())
    return optimizer.apply_gradients([(g * 2., v) for g, v in grads])
