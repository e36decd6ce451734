import optuna
import numpy as np
import tensorflow as tf

x, y = np.random.rand(96, 3).astype("float32"), np.random.rand(96).astype("float32")
def objective(trial):
    net = tf.keras.Sequential([tf.keras.layers.Dense(trial.suggest_int("units", 1, 9))])
    net.compile("adam", "mse")
    return net.fit(x, y).history["loss"][-1]


study = optuna.create_study()
study.optimize(objective, n_trials=3)
