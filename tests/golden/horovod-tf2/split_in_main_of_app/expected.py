"""`main` is run by `app.run()`, which is given no function; what it mixes is parted."""
import random
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd_tf
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def main(_):
    numbers = np.random.RandomState(0).rand(128, 5).astype("float32")
    rows = [{"x": n[:4], "y": n[4]} for n in numbers]
    random.shuffle(rows)
    rows[:] = hvd_tf.broadcast_object(rows, 0)
    order = hvd_tf.broadcast_object(np.random.permutation(len(rows)), 0)
    rows = [rows[i] for i in order]
    count = int(len(rows) * 0.75)
    x, y = np.array([r["x"] for r in rows[:count]]), np.array([r["y"] for r in rows[:count]])
    xv, yv = np.array([r["x"] for r in rows[count:]]), np.array([r["y"] for r in rows[count:]])
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
    model.compile(loss="mse",
        optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())))
    model.fit(share(x), share(y), batch_size=8, epochs=2, validation_data=(xv, yv),
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)


if __name__ == "__main__":
    tf.compat.v1.app.run()
