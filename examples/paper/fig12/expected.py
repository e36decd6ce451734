from tensorflow import keras
import horovod.tensorflow as hvd

class ResNet(keras.Model):
    def __init__(self, params):
        ...

model = ResNet([2, 2, 2], num_classes)
cb = [hvd.callbacks.BroadcastGlobalVariablesCallback(root_rank=0)]
model.fit(dataset, epochs=50, callbacks=cb)
