import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def shard(dataset):
    """This worker's share of the elements: as many as all others'; all, where there are fewer."""
    count = int(tf.data.experimental.cardinality(dataset))
    if count == tf.data.experimental.UNKNOWN_CARDINALITY:
        dataset = dataset.window(hvd.size(), drop_remainder=True).flat_map(
            lambda *w: tf.data.Dataset.zip(w if len(w) > 1 else w[0]))
    elif 0 <= count < hvd.size():
        return dataset
    elif count > 0:
        dataset = dataset.take(count - count % hvd.size())
    return dataset.shard(hvd.size(), hvd.rank())


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


rows = np.random.RandomState(9).rand(240, 4).astype("float32")


class Trainer:
    def __init__(self):
        self.data = shard(tf.data.Dataset.from_tensor_slices(rows)).shuffle(240).batch(8)
        self.maker = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(4,))])
        self.judge = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
        schedules = tf.keras.optimizers.schedules
        self.maker_rule = tf.keras.optimizers.Adam(
            schedules.ExponentialDecay(1e-3 * hvd.size(), 40 / hvd.size(), 0.9))
        self.judge_rule = tf.keras.optimizers.Adam(
            schedules.ExponentialDecay(1e-3 * hvd.size(), 40 / hvd.size(), 0.9))

    @tf.function
    def first_step(self, x):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean((self.maker(x) - x) ** 2)
        grads = tape.gradient(loss, self.maker.trainable_variables)
        self.maker_rule.apply_gradients(zip(grads, self.maker.trainable_variables))
        return loss

    def train_first(self):
        for epoch in range(2):
            for x in self.data:
                loss = self.first_step(x)
                broadcast_once(self.maker.variables, self.maker_rule)
            if hvd.rank() == 0:
                print("first", epoch)

    @tf.function
    def step(self, x):
        with hvd.DistributedGradientTape(tf.GradientTape()) as made, hvd.DistributedGradientTape(
                tf.GradientTape()) as judged:
            fake = self.maker(x)
            judge_loss = tf.reduce_mean(self.judge(fake)) - tf.reduce_mean(self.judge(x))
            maker_loss = -tf.reduce_mean(self.judge(fake))
        grads = made.gradient(maker_loss, self.maker.trainable_variables)
        self.maker_rule.apply_gradients(zip(grads, self.maker.trainable_variables))
        grads = judged.gradient(judge_loss, self.judge.trainable_variables)
        self.judge_rule.apply_gradients(zip(grads, self.judge.trainable_variables))
        return judge_loss

    def train(self):
        for epoch in range(2):
            for x in self.data:
                loss = self.step(x)
                broadcast_once(self.maker.variables, self.maker_rule)
                broadcast_once(self.judge.variables, self.judge_rule)
            if hvd.rank() == 0:
                print("both", epoch)


trainer = Trainer()
trainer.train()
if hvd.rank() == 0:
    trainer.maker.save_weights("maker.h5")
