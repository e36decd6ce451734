import tensorflow as tf

model.compile(
    optimizer = optimizer,
    loss = loss_compute)
model.fit(train_data.take(training_steps))
