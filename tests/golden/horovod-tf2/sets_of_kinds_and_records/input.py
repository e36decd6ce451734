"""Sets of kinds of layers, of their names, of records, and of objects that a key puts in order."""
from dataclasses import dataclass
import numpy as np
import tensorflow as tf
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)
def learn(part):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(part[:, :3]) - part[:, 3:]) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss
@dataclass(frozen=True)
class Part:
    name: str
class Node:
    def __init__(self, at):
        self.at = at
kinds = set(type(layer) for layer in net.layers)
numbers = {kind: i for i, kind in enumerate(kinds)}
names = list(set(type(layer).__name__ for layer in net.layers))
parts = {Part("a"), Part("b")}
places = {part: i for i, part in enumerate(parts)}
nodes = {Node(1), Node(2)}
for node in sorted(nodes, key=lambda one: one.at):
    print(node.at)
for k in range(0, len(rows), 8):
    learn(rows[k:k + 8])
