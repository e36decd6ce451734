from tensorflow import keras
import numpy as np

title = keras.Input(shape=(4,), name='title')
body = keras.Input(shape=(6,), name='body')
x = keras.layers.concatenate([keras.layers.Dense(4)(title), keras.layers.Dense(4)(body)])
priority = keras.layers.Dense(1, name='priority')(x)
department = keras.layers.Dense(3, name='department')(x)
model = keras.Model(inputs=[title, body], outputs=[priority, department])
model.compile(optimizer=keras.optimizers.RMSprop(1e-3),
              loss={'priority': keras.losses.BinaryCrossentropy(from_logits=True), 'department': keras.losses.CategoricalCrossentropy(from_logits=True)},
              loss_weights=[1., 0.2])
n = 128
title_data, body_data = np.random.rand(n, 4), np.random.rand(n, 6)
priority_targets = np.random.randint(2, size=(n, 1))
dept_targets = np.eye(3)[np.random.randint(3, size=n)]
model.fit({'title': title_data, 'body': body_data},
          {'priority': priority_targets, 'department': dept_targets},
          epochs=2, batch_size=8)
