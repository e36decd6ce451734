import tensorflow as tf

import config
import horovod.tensorflow as hvd

hvd.init()


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd.broadcast_variables(state, root_rank=0)


def join_metric(metric):
    """Let a metric hold what all workers have seen, not this one alone."""
    for variable in metric.variables:
        variable.assign(hvd.allreduce(variable))


class Trainer:
    def __init__(self, model):
        self.model = model
        self.loss_object = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
        self.optimizer = tf.keras.optimizers.Adam(config.LEARNING_RATE * hvd.size())
        self.train_loss = tf.keras.metrics.Mean(name='train_loss')

    @tf.function
    def train_step(self, images, labels):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            predictions = self.model(images, training=True)
            loss = self.loss_object(labels, predictions)
        gradients = tape.gradient(loss, self.model.trainable_variables)
        self.optimizer.apply_gradients(zip(gradients, self.model.trainable_variables))
        self.train_loss(loss)

    def fit(self, dataset):
        for epoch in range(config.EPOCHS):
            self.train_loss.reset_states()
            for images, labels in dataset:  #? dataset : tensorflow.data.Dataset = yes
                self.train_step(images, labels)
                broadcast_once(self.model.variables, self.optimizer)
            join_metric(self.train_loss)
            if hvd.rank() == 0:
                print(f'Epoch {epoch + 1}, Loss: {self.train_loss.result()}')
