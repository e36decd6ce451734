"""Which function moves the rate is chosen by other words."""
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(3).rand(160, 4).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows).batch(8)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
opt = tf.keras.optimizers.SGD(0.01)


def slower():
    opt.learning_rate.assign(opt.learning_rate * 0.9)


def same():
    pass


for epoch in range(2):
    for row in data:
        x, y = row[:, :3], row[:, 3:]
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((net(x) - y) ** 2)
        grads = tape.gradient(loss, net.trainable_variables)
        opt.apply_gradients(zip(grads, net.trainable_variables))
    now = float(loss)
    way = now > 0.5 and slower or same
    way()
    scores = {slower: now, same: 0.2}
    min(scores, key=scores.get)()
    any(f() for f in [slower] if now > 0.3)
    for f in filter(lambda f: now > 0.2, [slower, same]):
        f()
    for _ in range(int(now * 2)):
        slower()
    try:
        assert now > 0.3
        slower()
    except AssertionError:
        same()
    while now > 0.3:
        slower()
        now *= 0.5
