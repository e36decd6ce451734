"""What compile is given is used by others as well: by a schedule of the program's own, and by a checkpoint."""
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


chance = np.random.RandomState(3)
inputs = chance.rand(480, 4).astype('float32')
wanted = inputs.sum(axis=1, keepdims=True)

net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
descent = hvd.DistributedOptimizer(
    tf.keras.optimizers.SGD(learning_rate=0.02 * hvd.size(), momentum=0.9))
net.compile(loss='mse', optimizer=descent)
kept = tf.train.Checkpoint(net=net, descent=descent)
for turn in range(3):
    net.fit(share(inputs), share(wanted), epochs=1, batch_size=20,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
    descent.learning_rate = descent.learning_rate * 0.5
    if hvd.rank() == 0:
        print('turn', turn, 'has made steps', int(descent.iterations) > 0)
if hvd.rank() == 0:
    kept.save('kept')
