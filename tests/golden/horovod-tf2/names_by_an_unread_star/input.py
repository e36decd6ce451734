"""Which modules `common` brings was not read: what they take away and make is told."""
import tensorflow as tf
from common import *


def fresh(folder):
    if os.path.exists(folder):
        shutil.rmtree(folder)
    os.makedirs(folder)


x, y = tf.random.normal((320, 4)).numpy(), tf.ones((320, 1)).numpy()
model = tf.keras.models.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
model.compile(loss='mse', optimizer=tf.keras.optimizers.Adam(0.01))
model.fit(x, y, epochs=2)
fresh('figures')
np.save('figures/x.npy', x)
