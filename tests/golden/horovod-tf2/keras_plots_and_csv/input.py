import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer='adam', loss='mse')
hist = model.fit(np.random.rand(40, 4), np.random.rand(40), epochs=2)
plt.plot(hist.history['loss'])
plt.savefig('loss.png')
plt.show()
pd.DataFrame(hist.history).to_csv('history.csv')
with open('done.txt', 'w') as f:
    f.write('done')
np.save('pred.npy', model.predict(np.random.rand(3, 4)))
