"""Residual connections by `Add`, two layers from one tensor, validation and callbacks."""
import numpy as np
import tensorflow as tf
from tensorflow.keras import Input, Model
from tensorflow.keras.layers import Add, BatchNormalization, Concatenate, Dense

tf.random.set_seed(9)
np.random.seed(9)

inputs = Input((10,))
first = Dense(16, activation='relu')(inputs)
second = Dense(16, activation='relu')(first)
merged = Add()([first, second])
merged = BatchNormalization()(merged)
left = Dense(8, activation='tanh')(merged)
right = Dense(8, activation='tanh')(merged)
both = Concatenate()([left, right])
twice = Add()([both, both])
outputs = Dense(1, activation='sigmoid')(twice)
model = Model(inputs, outputs)
model.compile(optimizer=tf.keras.optimizers.SGD(0.1, momentum=0.9), loss='binary_crossentropy', metrics=['accuracy'])

rows = np.random.rand(80, 10).astype('float32')
labels = (rows.sum(1) > 5).astype('float32')
history = model.fit(rows[:60], labels[:60], epochs=2, batch_size=20, verbose=0, validation_data=(rows[60:], labels[60:]),
                    callbacks=[tf.keras.callbacks.CSVLogger('log.csv'), tf.keras.callbacks.ModelCheckpoint('best.keras', save_best_only=True)])
print('%.6f %.6f' % (history.history['loss'][-1], history.history['val_loss'][-1]))
