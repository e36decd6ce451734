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


class Pair:
    def __init__(self, every):
        self.maker = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(2,))])
        self.critic = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
        self.maker_opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
        self.critic_opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
        self.every = every

    def judge(self, real):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            made = self.maker(tf.random.normal((8, 2)))
            loss = tf.reduce_mean(self.critic(made)) - tf.reduce_mean(self.critic(real))
        grads = tape.gradient(loss, self.critic.trainable_variables)
        self.critic_opt.apply_gradients(zip(grads, self.critic.trainable_variables))
        broadcast_once(self.critic.variables, self.critic_opt)

    def make(self):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = -tf.reduce_mean(self.critic(self.maker(tf.random.normal((8, 2)))))
        grads = tape.gradient(loss, self.maker.trainable_variables)
        self.maker_opt.apply_gradients(zip(grads, self.maker.trainable_variables))
        broadcast_once(self.maker.variables, self.maker_opt)

    def fit(self, data):
        for turn, real in enumerate(data, 1):
            self.judge(real)
            if turn % self.every == 0:
                self.make()
                if hvd.rank() == 0:
                    self.maker.save_weights('maker.h5')
            if hvd.rank() == 0:
                print('critic', turn, 'maker', turn // self.every)


rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (96, 2))
Pair(2).fit(shard(tf.data.Dataset.from_tensor_slices(rows)).batch(8))
