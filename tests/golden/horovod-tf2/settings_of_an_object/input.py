import numpy as np
import tensorflow as tf

tf.random.set_seed(4)
x = np.random.RandomState(3).rand(96, 4).astype('float32')
y = x.sum(axis=1)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])


class Job:
    def __init__(self, **how):
        self.how = how

    def go(self):
        return model.fit(x, y, callbacks=[tf.keras.callbacks.CSVLogger('told.csv')], **self.how)


model.compile('sgd', 'mse')
told = Job(epochs=3, batch_size=8, verbose=0).go()
print('loss', model.evaluate(x, y, verbose=0))
