import tensorflow as tf


class ResNet(tf.keras.Model):
    pass


model = ResNet()
model.fit(dataset, callbacks=[logger])
