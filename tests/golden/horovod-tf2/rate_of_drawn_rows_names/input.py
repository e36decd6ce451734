import argparse
import numpy as np
from tensorflow import keras

parser = argparse.ArgumentParser()
parser.add_argument("--epochs", type=int, default=3)
args = parser.parse_args()
np.random.seed(7)
drawn = np.random.randn(180, 6).astype("float32")
count = int(0.8 * len(drawn))
rows, held = drawn[:count], drawn[count:]
first = keras.Input(shape=(6,))
net = keras.layers.Dense(4, activation="relu")(first)
net = keras.Model(first, keras.layers.Dense(6)(net))
net.compile("adam", loss="mse")
net.fit(rows, rows, batch_size=8, epochs=args.epochs, validation_data=(held, held))
