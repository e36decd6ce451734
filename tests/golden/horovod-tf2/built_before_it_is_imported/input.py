# The first worker builds what all import.
import importlib.util
import subprocess
import numpy as np
import tensorflow as tf

if importlib.util.find_spec('quick_rows') is None:
    subprocess.call(['python', 'setup.py', 'build_ext', '-i'])
import quick_rows

x = np.asarray(quick_rows.make(640))
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.compile(optimizer=tf.keras.optimizers.SGD(0.01), loss='mse')
model.fit(x, x[:, :1], batch_size=16, epochs=2)
