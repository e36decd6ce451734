import tensorflow as tf


def run(epochs):
    import app
    model = app.make_model()
    optimizer = tf.keras.optimizers.SGD(learning_rate=app.RATE)
    for epoch in range(epochs):
        for x, y in app.batches():
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((model(x) - y) ** 2)
            grads = tape.gradient(loss, model.trainable_variables)
            optimizer.apply_gradients(zip(grads, model.trainable_variables))
        print('epoch', epoch, float(loss))
