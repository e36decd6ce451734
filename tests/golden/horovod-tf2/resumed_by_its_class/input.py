# A class makes itself anew of what an earlier run has left, or from nothing.
import pickle
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(2).rand(96, 3).astype("float32")
wanted = rows.sum(axis=1)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.05)


def learn(a, b):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(a)[:, 0] - b) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss


class Trainer:
    @classmethod
    def resume(cls):
        try:
            with open('turn.pkl', 'rb') as f:
                kept = pickle.load(f)
            net.set_weights(kept['weights'])
            return cls(kept['turn'])
        except (FileNotFoundError, EOFError):
            return cls(0)

    def __init__(self, turn):
        self.turn = turn

    def run(self, until):
        while self.turn < until:
            for k in range(0, 96, 8):
                learn(rows[k:k + 8], wanted[k:k + 8])
            self.turn += 1
            self.keep()

    def keep(self):
        with open('turn.pkl', 'wb') as f:
            pickle.dump({'weights': net.get_weights(), 'turn': self.turn}, f)


Trainer.resume().run(4)
print("left", float(tf.reduce_mean((net(rows)[:, 0] - wanted) ** 2)))
