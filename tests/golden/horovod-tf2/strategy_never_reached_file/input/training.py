import tensorflow as tf


class Training:
    def __init__(self, net, rule, strategy=None):
        self.net, self.rule, self.strategy = net, rule, strategy

    def one(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(self.net(x) ** 2)
        slopes = tape.gradient(loss, self.net.trainable_weights)
        self.rule.apply_gradients(zip(slopes, self.net.trainable_weights))
        return loss

    def many(self, x):
        losses = self.strategy.run(self.one, args=(x,))
        return self.strategy.reduce(tf.distribute.ReduceOp.MEAN, losses, axis=None)

    def run(self, batches, epochs, apart=False):
        for epoch in range(epochs):
            for x in batches:
                if apart:
                    self.many(x)
                else:
                    self.one(x)
