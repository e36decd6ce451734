import tensorflow as tf

from model import build, cluster, weights_of


def place_updates(optimizer):
    """Makes a Keras optimizer update every variable on the device where the variable is."""
    if cluster.devices == [None]:
        return optimizer
    optimizer = tf.keras.optimizers.get(optimizer)
    update_step = getattr(optimizer, 'update_step', None)
    if update_step is None:                  # an older one updates in place, but adds up
        optimizer.gradient_aggregator = all_placed
    else:
        def update_there(gradient, variable):
            with tf.device(variable.device):
                update_step(gradient, variable)
        optimizer.update_step, optimizer.jit_compile = update_there, False
        optimizer.aggregate_gradients = all_placed     # one model: nothing to add up
    return optimizer


def all_placed(gradients):
    """Gradients and their weights, as they are: there is one model, and nothing to add up.

    Every weight is to be that of a placed layer."""
    gradients = list(gradients)
    known = {id(w) for layer in getattr(cluster, 'placed', []) for w in weights_of(layer)}
    for _, weight in gradients if known else []:
        if id(weight) not in known:
            raise ValueError('%s is a weight of no layer that was placed, and would stay on the '
                             'first process' % weight.name)
    return gradients


model = build()
model.compile(place_updates('adam'), 'mse')
model.fit(tf.ones((8, 4)), tf.ones((8, 1)))
