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


class Walk:
    """A walk that ends at a wall."""

    def reset(self):
        self.place = np.zeros(2, "float32")
        return self.place

    def step(self, action):
        self.place = self.place + np.array([0.3 * action - 0.1, 0.1], "float32")
        return self.place, 1.0, bool(self.place[0] > 1), {}


class Told:
    def __init__(self):
        self.sums = []

    def append(self, total):
        self.sums.append(total)

    def get(self, name):
        return [(name, total) for total in self.sums]

    def draw(self, pages, names):
        for page, name in zip(pages, names):
            page.draw(self.get(name))


class Network:
    def __init__(self, kind):
        self.kind = kind

    def compile(self, name):
        if self.kind != "adam":
            raise ValueError(self.kind)
        model = tf.keras.Sequential(name=name, layers=[
            tf.keras.layers.Dense(8, activation="relu", input_shape=(2,)),
            tf.keras.layers.Dense(2, activation="softmax"),
        ])
        model.compile(optimizer=tf.keras.optimizers.Adam(0.001 * hvd.size()))
        return model

    def draw(self, name):
        value = self.compile(name)
        if hvd.rank() == 0:
            value.summary()


class Agent:
    def __init__(self, told, network):
        self.told = told
        self.network = network
        self.walk = Walk()
        self.model = network.compile("agent")

    def choose(self, place):
        chances = self.model(place[None, :])
        return np.random.choice(2, p=np.squeeze(chances.numpy())), chances

    def play(self, longest=60):
        place, logs, total = self.walk.reset(), [], 0
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            for move in range(longest):
                action, chances = self.choose(place)
                logs.append(tf.math.log(chances[0, action]))
                place, reward, over, _ = self.walk.step(action)
                total += reward
                if over:
                    break
            loss = -sum(logs) * total
        grads = tape.gradient(loss, self.model.trainable_variables)
        self.model.optimizer.apply_gradients(zip(grads, self.model.trainable_variables))
        broadcast_once(self.model.variables, self.model.optimizer)
        return total

    def train(self, episodes):
        for episode in range(max(1, episodes // hvd.size())):
            self.told.append(self.play())


agent = Agent(Told(), Network("adam"))
agent.network.draw("network")
agent.train(12)
if hvd.rank() == 0:
    agent.model.save_weights("agent.h5")
