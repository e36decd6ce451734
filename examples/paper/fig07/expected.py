from tensorflow import keras
import horovod.tensorflow as hvd

# `ResNet` inherits `keras.Model`
class ResNet(keras.Model):
    def __init__(self, block_list):
        ...
model = ResNet([2, 2, 2])
cb = [hvd.callbacks.BroadcastGlobalVariablesCallback(root_rank=0)]
model.fit(x_train, y_train, callbacks=cb)
