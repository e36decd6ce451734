from kfp import dsl
import tensorflow as tf

@dsl.component(base_image="tensorflow/tensorflow")
def train(epochs: int):
    import tensorflow as tf
    (x, y), _ = tf.keras.datasets.mnist.load_data()
    model = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(10)])
    model.compile(loss="mse", optimizer=tf.keras.optimizers.Adam())
    model.fit(x / 255.0, y, epochs=3)

@dsl.pipeline
def pipe():
    train(3)
