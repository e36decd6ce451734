import tensorflow as tf


def apply(opt, g, v):
    pairs = tuple((a, b) for a, b in zip(g, v) if a is not None)
    opt.apply_gradients(pairs)


def make_fit(loss_fn, optimizer, variables):
    def fit_op(*args):
        with tf.GradientTape() as tape:
            loss = loss_fn(*args)
        grads = tape.gradient(loss, tf.nest.flatten(variables))
        apply(optimizer, grads, variables)
        return loss
    return fit_op
