# `tf.Summary` is of TensorFlow 1, where nothing is sent without a session.
import numpy as np
import tensorflow as tf
from tensorflow.keras.callbacks import TensorBoard
from tensorflow.keras.layers import Dense
from tensorflow.keras.models import Sequential

model = Sequential([Dense(1, input_dim=4)])
model.compile(loss='mse', optimizer=tf.keras.optimizers.SGD(0.01))
board = TensorBoard('logs')
board.set_model(model)
x = np.random.RandomState(0).rand(640, 4)
for epoch in range(4):
    order = np.random.permutation(len(x))
    for k in range(0, len(x), 16):
        batch = x[order[k:k + 16]]
        loss = model.train_on_batch(batch, batch[:, 0])
    told = tf.Summary(value=[tf.Summary.Value(tag='loss', simple_value=loss)])
    board.writer.add_summary(told, epoch)
model.save_weights('weights.h5')
