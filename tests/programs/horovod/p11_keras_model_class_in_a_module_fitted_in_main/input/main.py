import numpy as np
from tensorflow.keras.callbacks import EarlyStopping, ReduceLROnPlateau, TensorBoard
from tensorflow.keras.optimizers import Adam

from vae import Net

data = np.random.RandomState(11).normal(size=(240, 6)).astype('float32')
target = (data ** 2).sum(axis=1)
model = Net(hidden=12)  #? Net <: tensorflow.keras.Model = yes
model.compile(loss='mae', optimizer=Adam(5e-3))
callbacks = [EarlyStopping(patience=2), ReduceLROnPlateau(factor=0.5), TensorBoard(log_dir='logs')]
history = model.fit(data, target, batch_size=20, epochs=3, validation_split=0.2, callbacks=callbacks)
