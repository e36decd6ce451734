import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(624, 4).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
opt = tf.keras.optimizers.SGD(0.05)


def step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(x) - y))
    grads = tape.gradient(loss, model.trainable_variables)
    opt.apply_gradients(zip(grads, model.trainable_variables))
    return loss


batches = tf.data.Dataset.from_tensor_slices((rows, wanted)).shuffle(624, seed=1).batch(8)
kept = []
for epoch in range(3):
    total, count, seen, more = 0., 0, [], []
    for x, y in batches:
        loss = float(step(x, y))
        total += loss
        count += 1
        seen += [loss]
        more.append(2 * loss)
    kept.append(total)
    whole = sum(more)
    print(np.round(total, 3), total / count, np.sum(seen), np.mean(seen))
    print(whole, whole / len(more), np.array(more).sum())
print(kept)
