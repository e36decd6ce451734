"""What is shown of the number of copies is that of the workers; what is reckoned with it is one's."""
import numpy as np
import tensorflow as tf

strategy = tf.distribute.MirroredStrategy()
copies = strategy.num_replicas_in_sync
batch = 8 * strategy.num_replicas_in_sync
print('copies', copies)
print(f'Global batch: {8 * strategy.num_replicas_in_sync}')
print('rows for each copy', batch // strategy.num_replicas_in_sync)
message = 'on %d GPUs' % strategy.num_replicas_in_sync
print(message)
rows = np.random.RandomState(0).rand(240, 3).astype('float32')
wanted = rows.sum(axis=1, keepdims=True)
with strategy.scope():
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
    model.compile(optimizer=tf.keras.optimizers.legacy.SGD(0.01), loss='mse')
model.fit(rows, wanted, batch_size=batch, epochs=2, verbose=2)
