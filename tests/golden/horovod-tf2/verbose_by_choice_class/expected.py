"""How much is told is said by who starts it, in fit, in a callback, and where the model is judged."""
import argparse

import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


parser = argparse.ArgumentParser()
parser.add_argument("--bar", type=int, default=1)
args = parser.parse_args()
x = np.random.RandomState(0).rand(640, 4)
y = x.sum(1, keepdims=True)


class Trainer:
    def __init__(self, bar):
        self.bar = bar
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        self.model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
            "mse")

    def train(self):
        stop = tf.keras.callbacks.EarlyStopping(monitor="loss", patience=50,
            verbose=self.bar if hvd.rank() == 0 else 0)
        self.model.fit(share(x), share(y), epochs=3, verbose=self.bar if hvd.rank() == 0 else 0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback(), stop])

    def judge(self, told):
        loss = self.model.evaluate(x, y, verbose=told if hvd.rank() == 0 else 0)
        return loss, self.model.predict(x, verbose=(0 if told else 1) if hvd.rank() == 0 else 0)


trainer = Trainer(args.bar)
trainer.train()
if hvd.rank() == 0:
    print(trainer.judge(2 if args.bar else 1))
