"""What a bar is told to write above itself is printed once, as the bar is."""
import numpy as np
import tensorflow as tf
from tqdm import tqdm

rows = np.random.RandomState(0).rand(640, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01)
bar = tqdm(range(3))
for epoch in bar:
    for k, (x, y) in enumerate(tf.data.Dataset.from_tensor_slices((rows, wanted)).shuffle(640).batch(16)):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - y) ** 2)
        grads = tape.gradient(loss, model.trainable_variables)
        opt.apply_gradients(zip(grads, model.trainable_variables))
        if k == 0:
            tqdm.write('begun')
    bar.write('epoch %d' % epoch)
with tqdm(total=1) as last:
    last.write('done')
