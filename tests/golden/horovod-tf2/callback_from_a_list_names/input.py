"""By a number, in a function that is handed them."""
import numpy as np
import tensorflow as tf


def note(told, epoch, loss):
    for k in range(len(told)):
        told[k].on_epoch_end(epoch, {'loss': loss})


rows = np.random.RandomState(1).rand(640, 4).astype('float32')
wanted = rows.mean(axis=1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
net.compile('sgd', 'mse')
told = [tf.keras.callbacks.CSVLogger('one.csv'), tf.keras.callbacks.CSVLogger('two.csv')]
for each in told:
    each.set_model(net)
    each.on_train_begin()
for epoch in range(3):
    for low in range(0, 640, 16):
        loss = net.train_on_batch(rows[low:low + 16], wanted[low:low + 16])
    note(told, epoch, float(loss))
for each in told:
    each.on_train_end()
print('off', net.evaluate(rows, wanted, verbose=0))
