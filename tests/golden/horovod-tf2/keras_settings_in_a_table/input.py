import numpy as np
import tensorflow as tf

settings = {
    "units": 16,
    "rate": 0.01,
    "decay_steps": 15,
    "batch": 16,
    "epochs": 2,
}
settings["power"] = 0.9

tf.random.set_seed(7)
draw = np.random.RandomState(7)
points = draw.uniform(-1, 1, (320, 6)).astype("float32")
heights = points.sum(axis=1, keepdims=True)

net = tf.keras.Sequential([
    tf.keras.layers.Dense(settings["units"], activation="relu", input_shape=(6,)),
    tf.keras.layers.Dense(1),
])
rate = tf.keras.optimizers.schedules.ExponentialDecay(
    settings["rate"], decay_steps=settings["decay_steps"], decay_rate=settings["power"])
net.compile(tf.keras.optimizers.Adam(rate), loss="mse")

for epoch in range(settings["epochs"]):
    for i in range(len(points) // settings["batch"]):
        loss = net.train_on_batch(points[i * settings["batch"]:(i + 1) * settings["batch"]],
                                  heights[i * settings["batch"]:(i + 1) * settings["batch"]])
    print("epoch", epoch, "loss", loss)
