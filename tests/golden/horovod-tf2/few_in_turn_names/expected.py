"""Five rounds of a critic, and a loop of one for what it judges: the rounds around both are divided."""
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


tf.keras.utils.set_random_seed(5)
tf.random.set_seed(5 + hvd.rank())
rows = np.random.RandomState(3).rand(320, 8).astype('float32')
maker = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,))])
judge = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(8,))])
maker_opt, judge_opt = tf.keras.optimizers.SGD(0.001 * hvd.size()), tf.keras.optimizers.SGD(
    0.001 * hvd.size())


@tf.function
def judge_step(real):
    made = maker(tf.random.normal((8, 4)))
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((judge(real) - 1.) ** 2) + tf.reduce_mean(judge(made) ** 2)
    weights = judge.trainable_variables
    judge_opt.apply_gradients(zip(tape.gradient(loss, weights), weights))


@tf.function
def maker_step():
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((judge(maker(tf.random.normal((8, 4)))) - 1.) ** 2)
    weights = maker.trainable_variables
    maker_opt.apply_gradients(zip(tape.gradient(loss, weights), weights))


chance = np.random.RandomState()
for turn in range(max(1, 24 // hvd.size())):
    for _ in range(5):
        judge_step(rows[chance.randint(0, 320, 8)])
        broadcast_once(judge.variables, judge_opt)
    for _ in range(1):
        maker_step()
        broadcast_once(maker.variables, maker_opt)
