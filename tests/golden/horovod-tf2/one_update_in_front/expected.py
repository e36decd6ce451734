"""An update that is written out, in front of the rounds, is no work of its own."""
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


x = np.random.RandomState(1).rand(320, 6).astype("float32")
y = x.sum(1, keepdims=True)
rows = shard(tf.data.Dataset.from_tensor_slices((x, y))).shuffle(320, seed=1).batch(16)
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(6,))])
opt = tf.keras.optimizers.SGD(0.01 * hvd.size())


def asked(a, b):
    with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
        loss = tf.reduce_mean((net(a) - b) ** 2)
    return loss, tape.gradient(loss, net.trainable_variables)


def main():
    a, b = next(iter(rows))
    loss, grads = asked(a, b)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    broadcast_once(net.variables, opt)
    value = float(asked(x, y)[0])
    if hvd.rank() == 0:
        print('first', value)
    for epoch in range(3):
        for a, b in rows:
            loss, grads = asked(a, b)
            opt.apply_gradients(zip(grads, net.trainable_variables))
            broadcast_once(net.variables, opt)


if __name__ == '__main__':
    main()
