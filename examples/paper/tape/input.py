import tensorflow as tf

opt = tf.keras.optimizers.Adam(learning_rate=0.1)
with tf.GradientTape() as tape:
    probs = model(images)
    loss_value = loss(labels, probs)

grads = tape.gradient(loss_value, model.trainable_variables)
opt.apply_gradients(zip(grads, model.trainable_variables))
