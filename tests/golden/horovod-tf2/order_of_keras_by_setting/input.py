import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.05)


def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(x) - y))
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    return loss


wishes = {'seed': 3}
seed = wishes['seed'] if 'seed' in wishes else None
made = tf.keras.preprocessing.image.ImageDataGenerator()
pictures = rows.reshape(-1, 2, 2, 1)
dealt = made.flow(pictures, wanted, batch_size=16, seed=seed)
for epoch in range(3):
    for k in range(40):
        x, y = next(dealt)
        step(x.reshape(-1, 4), y)
    print('epoch', epoch)
