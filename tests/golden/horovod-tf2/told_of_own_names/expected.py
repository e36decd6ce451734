"""What the first worker tells of its own rounds is said where nothing joins it, and what is the same for all is not."""
import csv
import json
import time

import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
import os

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


table = np.random.RandomState(4).rand(320, 4).astype('float32')
wanted = table.sum(axis=1, keepdims=True)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())
history = {'loss': [], 'epoch': []}
lately = []
begun = time.time()
with open('rounds.csv' if hvd.rank() == 0 else os.devnull, 'w') as out:
    book = csv.writer(out)
    for epoch in range(3):
        sums = {'square': 0., 'plain': 0.}
        total, rounds = 0., 0
        for a, b in shard(
                tf.data.Dataset.from_tensor_slices((table, wanted))).shuffle(320).batch(8):
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                far = net(a) - b
                loss = tf.reduce_mean(far ** 2)
            grads = tape.gradient(loss, net.trainable_variables)
            opt.apply_gradients(zip(grads, net.trainable_variables))
            broadcast_once(net.variables, opt)
            sums['square'] += float(loss)
            sums['plain'] += float(tf.reduce_mean(tf.abs(far)))
            total += float(loss)
            rounds += 1
            lately.append(loss.numpy())
            if rounds % 10 == 0:
                if hvd.rank() == 0:
                    print(f'{rounds}: {np.mean(lately):.3f}')
        total = over_workers(total)
        for name in sums:
            history['loss'].append(sums[name] / rounds)
        history['epoch'].append(epoch)
        book.writerow([epoch, float(loss)])
        if hvd.rank() == 0:
            print('epoch', epoch, 'rate', opt.learning_rate.numpy(), 'rows', a.shape,
                time.time() - begun)
            print('mean', total / rounds)
with open('history.json' if hvd.rank() == 0 else os.devnull, 'w') as kept:
    if hvd.rank() == 0:
        json.dump(history, kept)
