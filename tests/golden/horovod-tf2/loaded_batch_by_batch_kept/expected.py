import sys
import numpy as np
import tensorflow as tf
import horovod.tensorflow.keras as hvd
import itertools
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def with_rate_of_loaded(model):
    """A loaded model whose rate grows with the number of workers."""
    if model.optimizer is not None:
        with_scaled_rate(model.optimizer)
    return model


def shared_as_loaded(model):
    """A loaded model that averages its gradients, its optimizer in the state it was saved in."""
    saved = model.optimizer
    if saved is None:
        return model
    model.optimizer = hvd.DistributedOptimizer(saved)
    named = ("build", "_create_all_weights")
    make = next((getattr(model.optimizer, n) for n in named if hasattr(model.optimizer, n)), None)
    if make and hasattr(saved, "variables"):
        make(model.trainable_variables)
        mine, read = (list(o.variables() if callable(o.variables) else o.variables)
            for o in (model.optimizer, saved))
        for variable, value in zip(mine, read):
            variable.assign(value)
    if getattr(model, "train_function", None) is not None:  # made as the file was read
        model.train_function = None
        model._make_train_function()
        if saved.get_weights():
            model.optimizer.set_weights(saved.get_weights())
    return model


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


def broadcast_once(variables, optimizer, done={}):
    """Send the first worker's weights and optimizer state to all, each once, after a step."""
    key = (id(optimizer), id(variables[0]))
    new = [v for v in variables if key not in done or not hasattr(v, 'sent')]
    for v in new:
        v.sent = True
    if new:
        hvd_tf.broadcast_variables(new, root_rank=0)
    if key not in done:
        done[key] = optimizer, variables[0]
        state = optimizer.variables() if callable(optimizer.variables) else optimizer.variables
        hvd_tf.broadcast_variables(state, root_rank=0)


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = tf.keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        tf.keras.backend.batch_set_value(list(zip(kept, means)))


def with_scaled_rate(optimizer):
    """The optimizer, its rate times the number of workers; a schedule keeps its rates."""
    if not isinstance(optimizer.get_config()["learning_rate"], dict):
        optimizer.learning_rate = optimizer.learning_rate * hvd.size()
    return optimizer


class Nets:
    def __init__(self, old):
        self.nets = {}
        for name in ("a", "b"):
            if old:
                self.nets[name] = shared_as_loaded(
                    with_rate_of_loaded(tf.keras.models.load_model(old + name)))
            else:
                net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
                net.compile(hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size())),
                    "mse")
                self.nets[name] = net

    def go(self, x, y):
        for i in turns(range(8)):
            for name in ("a", "b"):
                self.nets[name].train_on_batch(x[i * 16:(i + 1) * 16], y[i * 16:(i + 1) * 16])
                broadcast_once(self.nets[name].variables, self.nets[name].optimizer)
        for name in ("a", "b"):
            join_averages(self.nets[name])


np.random.seed(4)
x = np.random.rand(128, 3).astype("float32")
Nets(sys.argv[5] if len(sys.argv) > 5 else None).go(x, x.sum(axis=1))
