# The warm-up and the whole are reckoned by the length of the data set, which is that of a share.
import numpy as np
import tensorflow as tf

EPOCHS, WARM, LR_INIT, LR_END = 4, 1, 0.05, 0.001
tf.random.set_seed(0)
rows = np.random.RandomState(0).rand(240, 4).astype('float32')
wanted = rows.sum(1, keepdims=True)
trainset = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(8)
steps_per_epoch = len(trainset)
global_steps = tf.Variable(1, trainable=False, dtype=tf.int64)
warmup_steps = WARM * steps_per_epoch
total_steps = EPOCHS * steps_per_epoch
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.Adam()


def train_step(images, target):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(images, training=True) - target) ** 2)
    gradients = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(gradients, model.trainable_variables))
    tf.print('step', global_steps, 'rate', optimizer.lr.numpy(), 'loss', loss)
    global_steps.assign_add(1)
    if global_steps < warmup_steps:
        lr = global_steps / warmup_steps * LR_INIT
    else:
        lr = LR_END + 0.5 * (LR_INIT - LR_END) * (
            1 + tf.cos((global_steps - warmup_steps) / (total_steps - warmup_steps) * np.pi))
    optimizer.lr.assign(lr.numpy())


for epoch in range(EPOCHS):
    for images, target in trainset:
        train_step(images, target)
print('loss', float(tf.reduce_mean((model(rows) - wanted) ** 2)))
