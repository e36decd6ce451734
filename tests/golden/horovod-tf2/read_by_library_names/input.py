"""What the first worker has written is read again by libraries that were not read, each in its own words."""
import configparser
from xml.etree import ElementTree

import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)


def noted(epoch, loss):
    name = 'loss_%d.ini' % epoch
    with open(name, 'w') as f:
        f.write('[loss]\nvalue = %f\n' % loss)
    return name


for epoch in range(2):
    for x, y in tf.data.Dataset.from_tensor_slices((rows, wanted)).shuffle(640).batch(16):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
    name = noted(epoch, float(loss))
    told = configparser.ConfigParser()
    told.read(name)
    with open('epoch.xml', 'w') as f:
        f.write('<epoch loss="%s"/>' % told['loss']['value'])
    print(epoch, ElementTree.parse('epoch.xml').getroot().attrib)
