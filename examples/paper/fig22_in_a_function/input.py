import tensorflow as tf

opt = tf.optimizers.Adam(0.001)


def step(images, labels):
    with tf.GradientTape() as tape:
        loss_value = loss(labels, model(images))
    grads = tape.gradient(loss_value, model.trainable_variables)
    done = opt.apply_gradients(zip(grads, model.trainable_variables))
    return done
