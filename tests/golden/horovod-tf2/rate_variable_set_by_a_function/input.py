# The optimizer takes its rate from a variable, which a function of the count gives.
import numpy as np
import tensorflow as tf

DECAY_STEP = 1000


def get_lr(initial_learning_rate, decay_steps, decay_rate, step, staircase=False, warm_up=True):
    if warm_up:
        coeff1 = min(1.0, step / 100)
    else:
        coeff1 = 1.0
    if staircase:
        coeff2 = decay_rate ** (step // decay_steps)
    else:
        coeff2 = decay_rate ** (step / decay_steps)
    return initial_learning_rate * coeff1 * coeff2


LR_ARGS = {'initial_learning_rate': 0.01, 'decay_steps': DECAY_STEP, 'decay_rate': 0.7,
           'staircase': False, 'warm_up': True}
lr = tf.Variable(get_lr(**LR_ARGS, step=0), trainable=False)
optimizer = tf.keras.optimizers.Adam(learning_rate=lr)
r = np.random.RandomState(0)
rows = r.rand(960, 4).astype("float32")
wanted = rows.sum(1, keepdims=True)
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])


@tf.function
def train_step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    gradients = tape.gradient(loss, model.trainable_weights)
    optimizer.apply_gradients(zip(gradients, model.trainable_weights))
    return loss


step = 0
for epoch in range(4):
    total_loss = []
    for i, (x, y) in enumerate(data):
        total_loss.append(train_step(x, y))
        step += 1
        lr.assign(get_lr(**LR_ARGS, step=step))
    print(epoch, "%.4f" % np.mean(total_loss))
