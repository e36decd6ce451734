"""Keras 3 on what whoever starts the program chooses."""
import argparse
import os

parser = argparse.ArgumentParser()
parser.add_argument('--backend', choices=['jax', 'torch', 'tensorflow'], default='tensorflow')
os.environ['KERAS_BACKEND'] = parser.parse_args().backend
import keras
import numpy as np

x = np.random.RandomState(0).rand(640, 8)
y = np.random.RandomState(1).rand(640, 1)
model = keras.Sequential([keras.layers.Dense(1)])
model.compile(optimizer='adam', loss='mse')
model.fit(x, y, epochs=2, batch_size=32)
