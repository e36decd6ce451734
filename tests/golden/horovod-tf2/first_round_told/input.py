import numpy as np
import tensorflow as tf

x = np.random.RandomState(0).rand(640, 8).astype(np.float32)
y = np.random.RandomState(1).rand(640, 4).astype(np.float32)
train_data = tf.data.Dataset.from_tensor_slices((x, y)).repeat().shuffle(640).batch(32).prefetch(1)
model = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(8,))])
optimizer = tf.keras.optimizers.Adam(0.001)
training_steps = 120
display_step = 30


def loss_of(pred, wanted):
    return tf.reduce_mean(tf.square(pred - wanted))


def run_optimization(a, b):
    with tf.GradientTape() as g:
        pred = model(a)
        loss = loss_of(pred, b)
    grads = g.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))


for step, (a, b) in enumerate(train_data.take(training_steps), 1):
    run_optimization(a, b)
    if step % display_step == 0 or step == 1:
        pred = model(a)
        loss = loss_of(pred, b)
        print("step: %i, loss: %f" % (step, loss))
