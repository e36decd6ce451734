"""The same by a method of what trains."""
import numpy as np
import tensorflow as tf


class Net:
    def sample(self, batch):
        if batch % 4 == 3:
            with open('sample_%d.txt' % batch, 'w') as f:
                f.write(str(self.net.predict(np.zeros((1, 4)), verbose=0)))

    def train(self, x, y):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.net.compile(tf.keras.optimizers.legacy.SGD(0.05), 'mse')
        each = tf.keras.callbacks.LambdaCallback(on_train_batch_end=lambda batch, logs: self.sample(batch))
        self.net.fit(x, y, batch_size=8, epochs=2, callbacks=[each])
        return self.net.get_weights()[0].shape


rows = np.random.RandomState(2).rand(96, 4)
print(Net().train(rows, rows.sum(1)))
