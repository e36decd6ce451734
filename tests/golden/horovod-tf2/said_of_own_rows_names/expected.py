"""What a network says of rows that each worker draws: the first worker's answers are of other rows."""
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


drawn = np.random.rand(320, 4).astype('float32')
teacher = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
net = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
teacher.set_weights(hvd_tf.broadcast_object(teacher.get_weights(), 0))
answers = teacher.predict(drawn, verbose=0)
net.fit(share(drawn), share(answers), batch_size=8, epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
