import tensorflow as tf
from kubeflow.training import TrainingClient


def train_func(params):
    import tensorflow as tf
    (x, y), _ = tf.keras.datasets.mnist.load_data()
    model = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(10)])
    model.compile(loss="mse", optimizer=tf.keras.optimizers.Adam(params["lr"]))
    model.fit(x / 255.0, y, epochs=3)


TrainingClient().create_tfjob_from_func(name="job", func=train_func, parameters={"lr": 1e-3})
