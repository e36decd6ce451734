import tensorflow as tf
kept = []

def register(how):
    kept.append(how)
    return how

class Auto:
    def __init__(self):
        self.enc = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
        self.opt = tf.keras.optimizers.Adam(1e-3)
    @register
    @tf.function
    def train_step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(self.enc(x) ** 2)
        g = tape.gradient(loss, self.enc.trainable_weights)
        self.opt.apply_gradients(zip(g, self.enc.trainable_weights))


class Tail:
    def __init__(self, enc):
        self.enc = enc
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        self.opt = tf.keras.optimizers.Adam(1e-3)

    def train_step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(self.net(self.enc(x)) ** 2)
        g = tape.gradient(loss, self.net.trainable_weights)
        self.opt.apply_gradients(zip(g, self.net.trainable_weights))

auto = Auto()
tail = Tail(auto.enc)
x = tf.random.stateless_normal((640, 4), (1, 2))
ds = tf.data.Dataset.from_tensor_slices(x).batch(32)
for epoch in range(3):
    for a in ds:
        tail.train_step(a)

for a in ds:
    kept[0](auto, a)
