"""A network is taught by groups, and by what it says itself in every eighth round."""
import numpy as np
import tensorflow as tf
from sklearn.cluster import KMeans
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


class Groups:
    def __init__(self, rows, count):
        self.rows = rows
        seen = tf.keras.Input((4,))
        code = tf.keras.layers.Dense(3, activation='relu')(seen)
        self.code = tf.keras.Model(seen, code)
        self.net = tf.keras.Model(seen, tf.keras.layers.Dense(count, activation='softmax')(code))
        self.net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01)), 'kld')
        self.count = count

    def train(self, rounds):
        found = KMeans(n_clusters=self.count, n_init=3,
            random_state=22 if hvd.size() > 1 else None).fit(
            self.code.predict(self.rows, verbose='auto' if hvd.rank() == 0 else 0))
        self.net.layers[-1].set_weights([found.cluster_centers_.T, np.zeros(self.count)])
        at = 0
        self.net.set_weights(hvd_tf.broadcast_object(self.net.get_weights(), 0))
        for k in range(rounds):
            if k % 8 == 0:
                said = self.net.predict(self.rows, verbose='auto' if hvd.rank() == 0 else 0) ** 2
                wanted = said / said.sum(1, keepdims=True)
            self.net.train_on_batch(self.rows[at:at + 16], wanted[at:at + 16])
            broadcast_once(self.net.variables, self.net.optimizer)
            at = at + 16 if at + 32 <= len(self.rows) else 0
        if hvd.rank() == 0:
            self.net.save_weights('groups.h5')


Groups(np.random.RandomState(3).rand(192, 4).astype('float32'), 3).train(24)
