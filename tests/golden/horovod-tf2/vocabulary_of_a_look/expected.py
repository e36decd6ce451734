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


class SendWeights(tf.keras.callbacks.Callback):
    """Send the first worker's weights and optimizer state to all, once; no tables of words."""
    sent = False
    def on_train_batch_end(self, batch, logs=None):
        if not self.sent:
            self.sent, state = True, self.model.optimizer.variables
            kept = [*self.model.variables, *(state() if callable(state) else state)]
            kept = [v for v in kept if isinstance(v, tf.Variable)]
            hvd_tf.broadcast_variables(kept, root_rank=0)


texts = np.array(['word%d more' % k for k in range(160)])
data = tf.data.Dataset.from_tensor_slices((texts, np.arange(160) % 2)).batch(80)
vec = tf.keras.layers.TextVectorization(output_sequence_length=2)
for text, kind in data:
    vec.adapt(text)
    break
model = tf.keras.Sequential([vec, tf.keras.layers.Embedding(len(vec.get_vocabulary()), 4), tf.keras.layers.Flatten(), tf.keras.layers.Dense(1)])
model.compile(hvd.DistributedOptimizer(tf.keras.optimizers.SGD()), 'mse')
model.fit(data, epochs=2, callbacks=[SendWeights(), hvd.callbacks.MetricAverageCallback()],
    verbose=1 if hvd.rank() == 0 else 0)
