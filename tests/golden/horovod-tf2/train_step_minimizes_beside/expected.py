"""A step of a model's own improves one net by a tape, and lets the other's optimizer minimise."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import horovod.tensorflow as hvd_tf

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


tf.random.set_seed(5 + hvd.rank())


class Pair(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.maker = tf.keras.Sequential([tf.keras.layers.Dense(5, input_shape=(3,))])
        self.judge = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(5,))])

    def compile(self, maker_opt, judge_opt, **rest):
        super().compile(**rest)
        self.maker_opt = maker_opt
        self.judge_opt = judge_opt

    def train_step(self, real):
        z = tf.random.normal([tf.shape(real)[0], 3])
        with hvd_tf.DistributedGradientTape(tf.GradientTape()) as tape:
            made = tf.square(self.judge(self.maker(z)))
            loss = tf.reduce_mean(made) + tf.reduce_mean(tf.square(self.judge(real) - 1))
        slopes = tape.gradient(loss, self.judge.trainable_weights)
        self.judge_opt.apply_gradients(zip(slopes, self.judge.trainable_weights))
        self.maker_opt.minimize(
            lambda: tf.reduce_mean(tf.square(self.judge(self.maker(z)) - 1)),
            self.maker.trainable_weights)
        return {"judge": loss}


points = np.random.RandomState(3).rand(320, 5).astype("float32")
pair = Pair()
pair.compile(hvd_tf.DistributedOptimizer(tf.keras.optimizers.Adam(1e-3 * hvd.size())),
    judge_opt=tf.keras.optimizers.Adam(1e-3 * hvd.size()))
seen = pair.fit(shard(tf.data.Dataset.from_tensor_slices(points)).batch(16), epochs=3,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
if hvd.rank() == 0:
    print("left", seen.history["judge"][-1])
