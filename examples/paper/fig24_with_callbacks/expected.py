from tensorflow import keras
import horovod.tensorflow as hvd

model = keras.Sequential([keras.layers.Dense(10)])
cb = [hvd.callbacks.BroadcastGlobalVariablesCallback(root_rank=0)]
if hvd.rank() == 0:
    cb.append([keras.callbacks.EarlyStopping()])
model.fit(x_train, y_train, callbacks=cb)
