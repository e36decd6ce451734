import tensorflow as tf
from tensorflow.keras.layers import Dense, Input
from tensorflow.keras.models import Model
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')

rows = tf.data.TFRecordDataset(["a.tfrecord"]).map(lambda r: tf.io.decode_raw(r, tf.float32)).batch(32)
x = tf.compat.v1.data.make_one_shot_iterator(rows).get_next()
inputs = Input(tensor=x)
outputs = Dense(1)(inputs)
model = Model(inputs=[inputs], outputs=[outputs])
model.add_loss(tf.reduce_mean(outputs ** 2))
model.compile(loss=None, optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.SGD(1e-3)))
model.fit(epochs=3, steps_per_epoch=100,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
