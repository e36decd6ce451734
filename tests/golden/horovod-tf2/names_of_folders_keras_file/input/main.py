import tensorflow as tf
from keras.layers import Dense
from keras.models import Sequential
from keras.optimizers import SGD

import texts

texts.written('texts_of_kinds')
train = texts.read('texts_of_kinds')
print(train.class_names)
data = train.map(lambda text, kind: (tf.cast(tf.strings.length(text), tf.float32)[:, None] / 100., kind))
model = Sequential([Dense(len(train.class_names))])
model.compile(optimizer=SGD(0.01), loss=tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
model.fit(data, epochs=2)
