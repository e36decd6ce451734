import numpy as np
import tensorflow as tf

features = np.random.RandomState(3).rand(960, 4).astype('float32')
labels = (features.sum(1) > 2).astype('int64')
batches = tf.data.Dataset.from_tensor_slices((features, labels)).batch(16).repeat(2)
net = tf.keras.Sequential([tf.keras.layers.Dense(8, activation='relu'), tf.keras.layers.Dense(2)])
sgd = tf.keras.optimizers.SGD(0.01)
hits = tf.keras.metrics.SparseCategoricalAccuracy()
for number, (a, b) in enumerate(batches):
    with tf.GradientTape() as tape:
        out = net(a)
        loss = tf.reduce_mean(tf.keras.losses.sparse_categorical_crossentropy(b, out, from_logits=True))
    hits.update_state(b, out)
    sgd.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    if number % 5 == 4:
        print('accuracy so far %.4f of %.4f' % (hits.result(), hits.result().numpy()))
        hits.reset_state()
