import numpy as np
import tensorflow as tf
from tensorflow import keras
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


class JoinAverages(keras.callbacks.Callback):
    """Let averages of batch normalisation be all workers' when used and at an epoch's end."""
    def on_test_begin(self, logs=None):
        join_averages(self.model)
    def on_epoch_end(self, epoch, logs=None):
        join_averages(self.model)


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        keras.backend.batch_set_value(list(zip(kept, means)))


def examples():
    draw = np.random.RandomState(3)
    points = draw.uniform(-1, 1, (240, 4)).astype("float32")
    return points, (points.sum(axis=1) > 0).astype("int64")


def network():
    seen = keras.Input(shape=(4,))
    hidden = keras.layers.Dense(12, activation="tanh")(seen)
    return keras.Model(seen, keras.layers.Dense(2, activation="softmax")(hidden))


def main():
    points, labels = examples()
    net = network()
    net.compile(hvd.DistributedOptimizer(keras.optimizers.Adam(learning_rate=0.001 * hvd.size())),
        "sparse_categorical_crossentropy", ["accuracy"])
    net.fit(share(points), share(labels), epochs=3,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback(), JoinAverages()],
        verbose=1 if hvd.rank() == 0 else 0)
    if hvd.rank() == 0:
        net.save("net.h5")
    hvd.allreduce(0.)  # the others wait for the first worker's file
    net = keras.models.load_model("net.h5")
    score = net.evaluate(points[:48], labels[:48], verbose=1 if hvd.rank() == 0 else 0)
    if hvd.rank() == 0:
        print("score", score)


if __name__ == "__main__":
    tf.random.set_seed(3 + hvd.rank())
    main()
