"""Both nets are improved by their optimizers themselves, which the model is compiled with."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

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


tf.random.set_seed(5 + hvd.rank())


class Twins(tf.keras.Model):
    def __init__(self, left, right):
        super().__init__()
        self.left, self.right = left, right

    def compile(self, of_left, of_right):
        super().compile()
        self.of_left = of_left
        self.of_right = of_right

    def train_step(self, given):
        x, y = given

        def off():
            return tf.reduce_mean(tf.square(self.left(x) - y))

        def apart():
            return tf.reduce_mean(tf.square(self.right(x) - tf.stop_gradient(self.left(x))))

        self.of_left.minimize(off, var_list=self.left.trainable_variables)
        self.of_right.minimize(apart, var_list=self.right.trainable_variables)
        return {"off": off(), "apart": apart()}


rows = np.random.RandomState(4).rand(320, 5).astype("float32")
wanted = rows.sum(axis=1, keepdims=True)
twins = Twins(tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))]),
              tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))]))
twins.compile(of_left=hvd_tf.DistributedOptimizer(tf.keras.optimizers.SGD(0.05 * hvd.size())),
    of_right=hvd_tf.DistributedOptimizer(tf.keras.optimizers.SGD(0.02 * hvd.size())))
told = twins.fit(share(rows), share(wanted), batch_size=16, epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("off", told.history["off"][-1], "apart", told.history["apart"][-1])
