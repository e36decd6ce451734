import numpy as np
import tensorflow as tf
from tensorflow import keras
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


class Regressor(keras.layers.Layer):
    def __init__(self):
        super(Regressor, self).__init__()
        self.w = self.add_weight('w', [13, 1])
        self.b = self.add_weight('b', [1])
        if hvd.rank() == 0:
            print(self.w.shape, self.b.shape)

    def call(self, x):
        return tf.matmul(x, self.w) + self.b


def main():
    tf.random.set_seed(22 + hvd.rank())
    np.random.seed(22)
    if hvd.local_rank() != 0:
        hvd.broadcast_object(0)
    (x_train, y_train), (x_val, y_val) = keras.datasets.boston_housing.load_data()
    if hvd.local_rank() == 0:
        hvd.broadcast_object(0)
    x_train, x_val = x_train.astype(np.float32), x_val.astype(np.float32)
    db_train = shard(tf.data.Dataset.from_tensor_slices((x_train, y_train))).batch(64)
    db_val = tf.data.Dataset.from_tensor_slices((x_val, y_val)).batch(102)
    model = Regressor()
    criteon = keras.losses.MeanSquaredError()
    optimizer = keras.optimizers.Adam(learning_rate=1e-2 * hvd.size())
    for epoch in range(3):
        for step, (x, y) in enumerate(db_train):
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                logits = tf.squeeze(model(x), axis=1)
                loss = criteon(y, logits)
            grads = tape.gradient(loss, model.trainable_variables)
            optimizer.apply_gradients(zip(grads, model.trainable_variables))
            broadcast_once(model.variables, optimizer)
        if hvd.rank() == 0:
            print(epoch, 'loss:', loss.numpy())
        for x, y in db_val:
            loss = criteon(y, tf.squeeze(model(x), axis=1))
            if hvd.rank() == 0:
                print(epoch, 'val loss:', loss.numpy())


if __name__ == '__main__':
    main()
