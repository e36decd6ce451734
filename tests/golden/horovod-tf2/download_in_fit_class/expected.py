"""What loads the rows is handed to a method that trains with them, and gives that back."""
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


def fetched_first(load):
    """What this loads: one worker of a machine fetches it, and then the others load it."""
    if hvd.local_rank() != 0:
        hvd.allreduce(0., name="fetched")
    loaded = load()
    if hvd.local_rank() == 0:
        hvd.allreduce(0., name="fetched")
    return loaded


class Digits:
    def __init__(self):
        self.net = tf.keras.Sequential([
            tf.keras.layers.Flatten(input_shape=(28, 28)),
            tf.keras.layers.Dense(10, activation='softmax'),
        ])
        self.net.compile(
            optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())),
            loss='sparse_categorical_crossentropy')

    def learn(self, given):
        (images, labels), _ = given
        return self.net.fit(share(images / 255.0), share(labels), batch_size=16, epochs=1,
            verbose=0,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()])

    def run(self):
        return self.learn(fetched_first(lambda: tf.keras.datasets.mnist.load_data()))


def main():
    value = len(Digits().run().history)
    if hvd.rank() == 0:
        print(value)


if __name__ == '__main__':
    main()
