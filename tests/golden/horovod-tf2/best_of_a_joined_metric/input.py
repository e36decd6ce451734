# A metric is joined where it is told, and what is kept by it behind that is of all.
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(512, 4).astype('float32')
wanted = (rows.sum(1) > 2).astype('int64')
data = tf.data.Dataset.from_tensor_slices((rows, wanted)).shuffle(512).batch(16)
tests = tf.data.Dataset.from_tensor_slices((rows[:64], wanted[:64])).batch(16)
model = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(4,))])
optimizer = tf.keras.optimizers.SGD(0.1)
loss_fn = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
seen = tf.keras.metrics.SparseCategoricalAccuracy()
right = tf.keras.metrics.SparseCategoricalAccuracy()
best, most = 0., 0.
for epoch in range(3):
    for step, (x, y) in enumerate(data, start=1):
        with tf.GradientTape() as tape:
            said = model(x)
            loss = loss_fn(y, said)
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
        seen(y, said)
        if step % 8 == 0:
            for a, b in tests:
                right(b, model(a))
            print(seen.result(), right.result())
            if best < right.result():
                best = right.result()
                model.save_weights('best.weights.h5')
            if most < seen.result():
                most = seen.result()
            right(y, said)
            if most < right.result():
                model.save_weights('most.weights.h5')
print('best', best, most)
