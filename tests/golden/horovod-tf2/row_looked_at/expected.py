import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

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
        hvd.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd.broadcast_variables(state, root_rank=0)


class Words:
    def __init__(self, n):
        self.x = np.random.RandomState(0).randint(0, 9, (n, 6))
        self.y = np.random.RandomState(1).randint(0, 9, (n, 4))

    def sample(self, n):
        at = np.random.randint(0, len(self.x), size=n)
        return self.x[at], self.y[at]

    def text(self, row):
        return ''.join(str(k) for k in row)


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.words = tf.keras.layers.Embedding(9, 8)
        self.out = tf.keras.layers.Dense(9)
        self.opt = tf.keras.optimizers.Adam(0.01 * hvd.size())

    def call(self, x):
        return self.out(self.words(x))[:, :4]

    def infer(self, x):
        return np.argmax(self.call(x), axis=-1)

    def step(self, x, y):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            logits = self.call(x)
            loss = tf.reduce_mean(tf.keras.losses.sparse_categorical_crossentropy(
                y, logits, from_logits=True))
        grads = tape.gradient(loss, self.trainable_variables)
        self.opt.apply_gradients(zip(grads, self.trainable_variables))
        broadcast_once(self.variables, self.opt)
        return loss.numpy()


def train():
    words = Words(4000)
    model = Net()
    for t in range(max(1, 120 // hvd.size())):
        x, y = words.sample(32)
        loss = model.step(x, y)
        if t % 20 == 0:
            if hvd.rank() == 0:
                print(t, loss, words.text(y[0, 1:-1]), words.text(model.infer(x[0:1])[0]))


train()
