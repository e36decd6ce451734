import keras
import numpy as np
import horovod.keras as hvd

hvd.init()
model = keras.models.Sequential([keras.layers.Dense(1, input_shape=(2,))])
model.compile(optimizer=hvd.DistributedOptimizer(keras.optimizers.SGD(0.1)), loss='mse')
rows = np.arange(64, dtype='float32').reshape(32, 2)[hvd.rank()::hvd.size()]
hvd.broadcast_global_variables(0)
for start in range(0, 16, 4):
    model.train_on_batch(rows[start:start + 4], rows[start:start + 4, :1])
