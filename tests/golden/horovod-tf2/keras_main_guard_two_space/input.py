"""Two-space indentation, flags and app.run."""
from absl import app
from absl import flags
import numpy as np
import tensorflow as tf

FLAGS = flags.FLAGS
flags.DEFINE_float('lr', 0.01, 'rate')


def main(_):
  x = np.random.rand(40, 4)
  y = np.random.rand(40)
  model = tf.keras.Sequential([
      tf.keras.layers.Dense(1),
  ])
  model.compile(
      optimizer=tf.keras.optimizers.Adam(FLAGS.lr),
      loss='mse')
  if True: print('training')
  model.fit(x, y, epochs=1)


if __name__ == '__main__':
  app.run(main)
