"""What loads the rows is what a generator expression goes through."""
import tensorflow as tf
import tensorflow_datasets as tfds
import horovod.tensorflow.keras as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def fetched_first(load):
    """What this loads: one worker of a machine fetches it, and then the others load it."""
    if hvd.local_rank() != 0:
        hvd.allreduce(0., name="fetched")
    loaded = load()
    if hvd.local_rank() == 0:
        hvd.allreduce(0., name="fetched")
    return loaded


seen, held = (
    rows.map(lambda x, y: (tf.cast(x, tf.float32) / 255.0, y)).batch(16)
    for rows in fetched_first(
        lambda: tfds.load(name="mnist", split=["train", "test"], as_supervised=True))
)
model = tf.keras.Sequential([tf.keras.layers.Flatten(), tf.keras.layers.Dense(10, activation="softmax")])
model.compile(optimizer=hvd.DistributedOptimizer(tf.keras.optimizers.Adam()),
    loss="sparse_categorical_crossentropy")
model.fit(seen, epochs=1, validation_data=held,
    callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
        hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
