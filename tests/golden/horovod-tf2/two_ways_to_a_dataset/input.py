import argparse
import numpy as np
import tensorflow as tf
import tensorflow_datasets as tfds

parser = argparse.ArgumentParser()
parser.add_argument("--path", default=None)
args = parser.parse_args()
if args.path:
    ds = tf.data.Dataset.load(args.path)
else:
    (ds, _), info = tfds.load("mnist", split=["train", "test"], as_supervised=True, with_info=True)
    ds = ds.shuffle(1000).batch(64)
model = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(10)])
model.compile(optimizer=tf.keras.optimizers.Adam(1e-3), loss="mse")
model.fit(ds, epochs=3)
