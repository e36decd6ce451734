import numpy as np
import tensorflow as tf

from nets.autoencoder import AutoEncoder
from training.steps import train

x = np.random.RandomState(0).rand(120, 12).astype('float32')
dataset = tf.data.Dataset.from_tensor_slices(x).shuffle(120).batch(10)
model = AutoEncoder(4, 12)
opt = tf.optimizers.Adam(learning_rate=0.01)

for epoch in range(2):
    total = 0.0
    for batch in dataset:  #? dataset : tensorflow.data.Dataset = yes
        total += float(train(model, opt, batch))
    print('epoch %d: %.4f' % (epoch, total))
