"""One variable is asked for its gradient, and handed on beside it with the number of the step."""
import tensorflow as tf
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


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


class Painter:
    def __init__(self, kind='adam'):
        made = {'adam': tf.keras.optimizers.Adam, 'other': lambda r: tf.keras.optimizers.SGD(r, 0.9)}
        self.output = None
        self.optimizer = made[kind](0.1)

    def begin(self):
        self.wanted = tf.ones([1, 8, 8, 3])
        self.output = tf.Variable(tf.zeros([1, 8, 8, 3]))

    def train(self):
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = tf.reduce_mean(tf.square(self.wanted - self.output))
        grad = tape.gradient(loss, [self.output])[0]
        self.optimizer.apply_gradients([(grad, self.output)], name='paint')
        broadcast_once([self.output], self.optimizer)
        return loss


painter = Painter()
painter.begin()
for k in range(20):
    value = float(painter.train())
    if hvd.rank() == 0:
        print(k, value)
