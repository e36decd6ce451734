"""What the rounds add up, by what they have listed or counted, by one another and as it is."""
import numpy as np
import tensorflow as tf

rows = np.random.rand(400, 4).astype('float32')
wanted = np.random.rand(400, 2).astype('float32')
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).batch(16)
model = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
optimizer = tf.keras.optimizers.Adam(0.01)


def step(a, b):
    with tf.GradientTape() as tape:
        z = model(a)
        loss = tf.reduce_mean(tf.square(z - b))
    g = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(g, model.trainable_variables))
    return loss, tf.reduce_sum(tf.cast(tf.argmax(z, 1) == tf.argmax(b, 1), tf.float32))


def own_mean():
    cost, turns = 0., 0
    for a, b in data:
        cost += float(step(a, b)[0])
        turns += 1
    print('cost', cost, 'a batch', cost / turns)


def by_lists():
    costs, sizes, good = [], [], 0.
    for a, b in data:
        l, r = step(a, b)
        costs.append(float(l))
        sizes.append(len(a))
        good += float(r)
    print(good / sum(sizes), sum(costs) / sum(sizes), sum(costs), good / len(sizes), good)


def list_by_a_sum():
    costs, good = [], 0.
    for a, b in data:
        l, r = step(a, b)
        costs.append(float(l))
        good += float(r)
    print(sum(costs) / good, good)


def recall():
    right, wrong, missed = 0., 0., 0
    for a, b in data:
        l, r = step(a, b)
        right += float(r)
        wrong += 16 - float(r)
        missed += 1
    print(right / (right + wrong), right / (right + missed), wrong)


def three():
    first, second, third = 0., 0., 0.
    for a, b in data:
        l, r = step(a, b)
        first += float(l)
        second += float(r)
        third += 2 * float(r)
    print(first / second, second / third, third)


def by_tensorflow():
    good, cost = 0., 0.
    for a, b in data:
        l, r = step(a, b)
        cost += l
        good += r
    print(tf.math.divide_no_nan(good, cost), cost)


def kept():
    cost, seen, good, turns = 0., 0., 0., 0
    for a, b in data:
        l, r = step(a, b)
        cost += float(l)
        good += float(r)
        seen += float(tf.reduce_sum(a))
        turns += 1
    print(cost / seen, good / seen, good / turns)


own_mean()
by_lists()
list_by_a_sum()
recall()
three()
by_tensorflow()
kept()
