import os

import numpy as np
import tensorflow as tf
from tensorboard.plugins import projector

rows = np.random.RandomState(1).randint(0, 20, (640, 4))
wanted = rows.sum(axis=1).astype('float32')
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
net = tf.keras.Sequential([
    tf.keras.Input((4,)), tf.keras.layers.Embedding(20, 3), tf.keras.layers.Flatten(), tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.001)


def show(folder):
    os.makedirs(folder, exist_ok=True)
    config = projector.ProjectorConfig()
    embedding = config.embeddings.add()
    embedding.tensor_name = 'embedding/.ATTRIBUTES/VARIABLE_VALUE'
    projector.visualize_embeddings(folder, config)


show('logs')
for x, y in data:
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x)[:, 0] - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
