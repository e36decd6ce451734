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


net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD(0.01 * hvd.size())), 'mse')
epoch = tf.Variable(0, dtype=tf.int64)
kept = tf.train.Checkpoint(epoch=epoch, net=net)
keeper = tf.train.CheckpointManager(kept, 'kept', max_to_keep=2)
kept.restore(keeper.latest_checkpoint)
rows = tf.reshape(tf.range(192, dtype=tf.float32) / 192., (64, 3))
data = shard(tf.data.Dataset.from_tensor_slices((rows, rows[:, :1]))).batch(8)
if epoch.numpy() >= 6:
    if hvd.rank() == 0:
        print('done before')
elif epoch.numpy() > 3:
    net.fit(data, initial_epoch=hvd_tf.broadcast_object(int(epoch), 0), epochs=6,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
else:
    for e in tf.range(hvd_tf.broadcast_object(int(epoch), 0), 6):
        net.fit(data, epochs=1,
            callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
                hvd.callbacks.MetricAverageCallback()], verbose=1 if hvd.rank() == 0 else 0)
        epoch.assign_add(1)
        if hvd.rank() == 0:
            keeper.save()
