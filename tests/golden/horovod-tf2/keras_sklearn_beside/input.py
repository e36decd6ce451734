import numpy as np
import tensorflow as tf
from sklearn.preprocessing import StandardScaler
from sklearn.model_selection import train_test_split

data = np.random.rand(80, 5)
scaler = StandardScaler()
scaler.fit(data)
data = scaler.transform(data)
x_train, x_test, y_train, y_test = train_test_split(data[:, :4], data[:, 4], test_size=0.2)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer='adam', loss='mse')
model.fit(x_train, y_train, epochs=2)
print(model.evaluate(x_test, y_test))
