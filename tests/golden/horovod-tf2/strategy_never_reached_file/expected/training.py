import tensorflow as tf
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


class Training:
    def __init__(self, net, rule, strategy=None):
        self.net, self.rule, self.strategy = net, rule, strategy

    def one(self, x):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(self.net(x) ** 2)
        slopes = tape.gradient(loss, self.net.trainable_weights)
        self.rule.apply_gradients(zip(slopes, self.net.trainable_weights))
        broadcast_once(self.net.variables, self.rule)
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
