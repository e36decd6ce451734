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


class Game:
    def __init__(self, critic_steps=5, maker_rounds=40):
        self.critic_steps = critic_steps
        self.maker_rounds = maker_rounds
        self.maker = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(5,))])
        self.critic = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
        self.maker_opt = tf.keras.optimizers.SGD(1e-3)
        self.critic_opt = tf.keras.optimizers.SGD(1e-3)

    def teach_critic(self):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            made = self.critic(self.maker(tf.random.uniform((32, 5))))
            loss = tf.reduce_mean(made) - tf.reduce_mean(self.critic(tf.random.normal((32, 2))))
        grads = tape.gradient(loss, self.critic.trainable_variables)
        self.critic_opt.apply_gradients(zip(grads, self.critic.trainable_variables))
        broadcast_once(self.critic.variables, self.critic_opt)

    def teach_maker(self):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = -tf.reduce_mean(self.critic(self.maker(tf.random.uniform((32, 5)))))
        grads = tape.gradient(loss, self.maker.trainable_variables)
        self.maker_opt.apply_gradients(zip(grads, self.maker.trainable_variables))
        broadcast_once(self.maker.variables, self.maker_opt)

    def play(self, turns):
        for turn in range(turns):
            for _ in range(self.critic_steps):
                self.teach_critic()
            for _ in range(self.maker_rounds):
                self.teach_maker()
        if hvd.rank() == 0:
            self.maker.save_weights('maker.weights.h5')


Game().play(60)
