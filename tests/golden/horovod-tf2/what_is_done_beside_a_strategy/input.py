import numpy as np
import tensorflow as tf

class Probe(tf.keras.callbacks.Callback):
    def __init__(self, rows):
        super().__init__()
        self.rows = tf.data.Dataset.from_tensor_slices(rows).batch(16)
        self.spread = False
        self.strategy = None
        if tf.distribute.has_strategy():
            self.strategy = tf.distribute.get_strategy()
            if self.strategy.num_replicas_in_sync > 1:
                self.spread = True
                self.rows = self.strategy.experimental_distribute_dataset(self.rows)

    def ask(self):
        found = []
        for x in self.rows:
            found.append(self.strategy.run(self.model, args=(x,)).values)
        return found

    def on_epoch_end(self, epoch, logs=None):
        if self.spread:
            print(self.ask())

copies = tf.distribute.get_strategy().num_replicas_in_sync if tf.distribute.has_strategy() else 1
rows = np.random.RandomState(0).rand(256, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(tf.keras.optimizers.SGD(0.01 * copies), 'mse')
model.fit(rows, wanted, batch_size=16, epochs=2, callbacks=[Probe(rows)])
