"""What the rounds add up, by what they have listed or counted, by one another and as it is."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def shard(dataset):
    """This worker's share of the elements: as many as all others'; all, where there are fewer."""
    count = int(tf.data.experimental.cardinality(dataset))
    if count == tf.data.experimental.UNKNOWN_CARDINALITY:
        dataset = dataset.window(hvd.size(), drop_remainder=True).flat_map(
            lambda *w: tf.data.Dataset.zip(w if len(w) > 1 else w[0]))
    elif 0 <= count < hvd.size():
        return dataset
    elif count > 0:
        dataset = dataset.take(count - count % hvd.size())
    return dataset.shard(hvd.size(), hvd.rank())


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


def over_workers(value):
    """The mean over the workers of a number, a tensor or a list of numbers."""
    if tf.is_tensor(value):
        return hvd.allreduce(value)
    if isinstance(value, list):
        value = [v.numpy() if tf.is_tensor(v) else v for v in value]
    mean = hvd.allreduce(tf.constant(value, tf.float64))
    mean = mean.numpy().tolist()
    return round(mean) if isinstance(value, int) else mean


rows = np.random.rand(400, 4).astype('float32')
wanted = np.random.rand(400, 2).astype('float32')
data = shard(tf.data.Dataset.from_tensor_slices((rows, wanted))).batch(16)
model = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
optimizer = tf.keras.optimizers.Adam(0.01 * hvd.size())


def step(a, b):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        z = model(a)
        loss = tf.reduce_mean(tf.square(z - b))
    g = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(g, model.trainable_variables))
    broadcast_once(model.variables, optimizer)
    return loss, tf.reduce_sum(tf.cast(tf.argmax(z, 1) == tf.argmax(b, 1), tf.float32))


def own_mean():
    cost, turns = 0., 0
    for a, b in data:
        cost += float(step(a, b)[0])
        turns += 1
    cost = over_workers(cost)
    if hvd.rank() == 0:
        print('cost', cost * hvd.size(), 'a batch', cost / turns)


def by_lists():
    costs, sizes, good = [], [], 0.
    for a, b in data:
        l, r = step(a, b)
        costs.append(float(l))
        sizes.append(len(a))
        good += float(r)
    good = over_workers(good)
    sizes = over_workers(sizes)
    costs = over_workers(costs)
    if hvd.rank() == 0:
        print(good / sum(sizes), sum(costs) / sum(sizes), sum(costs) * hvd.size(),
            good / len(sizes), good * hvd.size())


def list_by_a_sum():
    costs, good = [], 0.
    for a, b in data:
        l, r = step(a, b)
        costs.append(float(l))
        good += float(r)
    costs = over_workers(costs)
    good = over_workers(good * hvd.size())
    if hvd.rank() == 0:
        print(sum(costs) * hvd.size() / good, good)


def recall():
    right, wrong, missed = 0., 0., 0
    for a, b in data:
        l, r = step(a, b)
        right += float(r)
        wrong += 16 - float(r)
        missed += 1
    right = over_workers(right * hvd.size())
    wrong = over_workers(wrong * hvd.size())
    if hvd.rank() == 0:
        print(right / (right + wrong), right / (right + missed * hvd.size()), wrong)


def three():
    first, second, third = 0., 0., 0.
    for a, b in data:
        l, r = step(a, b)
        first += float(l)
        second += float(r)
        third += 2 * float(r)
    first = over_workers(first * hvd.size())
    second = over_workers(second * hvd.size())
    third = over_workers(third * hvd.size())
    if hvd.rank() == 0:
        print(first / second, second / third, third)


def by_tensorflow():
    good, cost = 0., 0.
    for a, b in data:
        l, r = step(a, b)
        cost += l
        good += r
    good = over_workers(good * hvd.size())
    cost = over_workers(cost * hvd.size())
    if hvd.rank() == 0:
        print(tf.math.divide_no_nan(good, cost), cost)


def kept():
    cost, seen, good, turns = 0., 0., 0., 0
    for a, b in data:
        l, r = step(a, b)
        cost += float(l)
        good += float(r)
        seen += float(tf.reduce_sum(a))
        turns += 1
    cost = over_workers(cost * hvd.size())
    seen = over_workers(seen * hvd.size())
    good = over_workers(good * hvd.size())
    if hvd.rank() == 0:
        print(cost / seen, good / seen, good / (turns * hvd.size()))


own_mean()
by_lists()
list_by_a_sum()
recall()
three()
by_tensorflow()
kept()
