import tensorflow as tf
import horovod.tensorflow as hvd


class ResNet(tf.keras.Model):
    pass


model = ResNet()
model.fit(dataset, callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0)] + ([logger] if hvd.rank() == 0 else []))
