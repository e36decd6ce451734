import tensorflow as tf

from source import batches, count

model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(4,))])
optimizer = tf.keras.optimizers.SGD(0.01)
for epoch in range(4):
    number = 0
    for x, y in batches():
        if number == count:
            break
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(x, training=True) - y))
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
        number = number + 1
    if 0 == number % 10 and epoch > 0:
        model.save_weights('epoch%d.h5' % epoch)
