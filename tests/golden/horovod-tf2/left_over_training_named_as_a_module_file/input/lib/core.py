import tensorflow as tf


@tf.function
def train_step(x, y, model, loss_func, optimizer):
    with tf.GradientTape() as tape:
        loss = loss_func(y, model(x, training=True))
    gradients = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(gradients, model.trainable_variables))


def train(train_data, model, loss_func, optimizer):
    for epoch in range(3):
        for x, y in train_data:
            train_step(x, y, model, loss_func, optimizer)
