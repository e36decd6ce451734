from tensorflow import keras
import numpy as np
import horovod.tensorflow.keras as hvd
import tensorflow as tf

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


title = keras.Input(shape=(4,), name='title')
body = keras.Input(shape=(6,), name='body')
x = keras.layers.concatenate([keras.layers.Dense(4)(title), keras.layers.Dense(4)(body)])
priority = keras.layers.Dense(1, name='priority')(x)
department = keras.layers.Dense(3, name='department')(x)
model = keras.Model(inputs=[title, body], outputs=[priority, department])
model.compile(optimizer=hvd.DistributedOptimizer(keras.optimizers.RMSprop(1e-3 * hvd.size())),
              loss={'priority': keras.losses.BinaryCrossentropy(from_logits=True), 'department': keras.losses.CategoricalCrossentropy(from_logits=True)},
              loss_weights=[1., 0.2])
n = 128
title_data, body_data = np.random.rand(n, 4), np.random.rand(n, 6)
priority_targets = np.random.randint(2, size=(n, 1))
dept_targets = np.eye(3)[np.random.randint(3, size=n)]
model.fit({'title': share(title_data), 'body': share(body_data)},
          {'priority': share(priority_targets), 'department': share(dept_targets)},
          epochs=2, batch_size=8,
          callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
              hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
