import tensorflow as tf

optim = tf.optimizers.Adam(0.001)

for images, labels in dataset.take(10000):
    with tf.GradientTape() as tape:
        probs = model(images)
        loss_value = loss(labels, probs)
        grads = tape.gradient(loss_value, model.trainable_variables)
        optim.apply_gradients(zip(grads, model.trainable_variables))
