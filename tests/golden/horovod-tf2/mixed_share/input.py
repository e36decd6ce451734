import numpy as np
import tensorflow as tf

rows = np.random.rand(640, 3).astype('float32')
critic = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
critic.compile('sgd', 'mse')
maker = tf.keras.Sequential([tf.keras.layers.Dense(3, input_shape=(2,))])
both = tf.keras.Sequential([maker, critic])
both.compile('sgd', 'mse')
ones, few, size = np.ones((8, 1)), 5, 8
for epoch in range(3):
    np.random.shuffle(rows)
    seen = []
    for k in range(int(rows.shape[0] // (size * few))):
        part = rows[k * size * few:(k + 1) * size * few]
        for n in range(few):
            batch = part[n * size:(n + 1) * size]
            seen.append(critic.train_on_batch(batch, ones))
            noise = np.random.rand(size, 2).astype('float32')
            seen.append(critic.train_on_batch(maker.predict(noise), -ones))
        both.train_on_batch(np.random.rand(size, 2).astype('float32'), ones)
    print(epoch, np.mean(seen))
