import tensorflow as tf
from tensorflow.keras import layers
import os, time
import horovod.tensorflow.keras as hvd

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


def for_worker(given):
    """The callbacks this worker runs: only the first one writes files."""
    writers = (tf.keras.callbacks.ModelCheckpoint,
        tf.keras.callbacks.TensorBoard, tf.keras.callbacks.CSVLogger)
    own = tf.nest.flatten(given or [])
    return [c for c in own if hvd.rank() == 0 or not isinstance(c, writers)]


AUTOTUNE = tf.data.AUTOTUNE
batch_size = 32
train_ds = shard(
    tf.keras.utils.image_dataset_from_directory('d', batch_size=batch_size,
        seed=1 if hvd.size() > 1 else None))
val_ds = tf.keras.utils.image_dataset_from_directory('v', batch_size=batch_size)
train_ds = train_ds.cache().shuffle(1000).prefetch(buffer_size=AUTOTUNE)

class MyModel(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.d1 = layers.Dense(10)
    def call(self, x):
        return self.d1(x)

def main():
    model = MyModel()
    opt = tf.keras.optimizers.Adam(learning_rate=0.001 * hvd.size())
    ckpt_dir = './ckpt'
    if not os.path.exists(ckpt_dir):
        os.makedirs(ckpt_dir, exist_ok=True)
    cb = [tf.keras.callbacks.ModelCheckpoint(filepath=os.path.join(ckpt_dir, "ckpt_{epoch}"), save_weights_only=True)]
    cb.append(tf.keras.callbacks.TensorBoard('logs'))
    start = time.time()
    model.compile(hvd.DistributedOptimizer(opt),
        loss=tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True), metrics=['accuracy'])
    hist = model.fit(train_ds, validation_data=val_ds, epochs=3,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()] + for_worker(cb),
        verbose=1 if hvd.rank() == 0 else 0)
    if hvd.rank() == 0:
        print("took", time.time() - start)
        model.save_weights('w')

main()
