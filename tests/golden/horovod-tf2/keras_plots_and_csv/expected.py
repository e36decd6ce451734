import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import os

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


model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())),
    loss='mse')
hist = model.fit(share(np.random.rand(40, 4)), share(np.random.rand(40)), epochs=2,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
plt.plot(hist.history['loss'])
if hvd.rank() == 0:
    plt.savefig('loss.png')
    plt.show()
    pd.DataFrame(hist.history).to_csv('history.csv')
with open('done.txt' if hvd.rank() == 0 else os.devnull, 'w') as f:
    f.write('done')
if hvd.rank() == 0:
    np.save('pred.npy', model.predict(np.random.rand(3, 4)))
