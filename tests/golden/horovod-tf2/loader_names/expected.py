#! -*- coding: utf-8 -*-
# Batches come from an object of a module that was not read: what they are is asked of them.
from bert_parts import build_classifier, Generator
from bert_parts.optimizers import Adam, extend_with_weight_decay
from keras.layers import Dense
from keras.models import Model
import horovod.keras as hvd
import keras
import tensorflow as tf
import itertools
import copy
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


def with_rate_as_made(optimizer):
    """The optimizer with its rate times the number of workers, whatever Keras calls it."""
    rate = optimizer.learning_rate if hasattr(optimizer, "learning_rate") else optimizer.lr
    if not callable(rate):
        made = keras.backend.get_value(rate)
        keras.backend.set_value(rate, made * hvd.size())
    return optimizer


def own_batches(batches):
    """This worker's batches of a sequence, a dataset or an iterator: as many as all others'."""
    if isinstance(batches, keras.utils.Sequence):
        return share_batches(batches)
    if isinstance(batches, tf.data.Dataset):
        return shard(batches)
    return turns(each_copied(batches))


class JoinAverages(keras.callbacks.Callback):
    """Let averages of batch normalisation be all workers' when used and at an epoch's end."""
    def on_test_begin(self, logs=None):
        join_averages(self.model)
    def on_epoch_end(self, epoch, logs=None):
        join_averages(self.model)


def share_batches(sequence):
    """This worker's batches of a sequence: as many as all others'; too few are for several."""
    class Share(keras.utils.Sequence):
        def __len__(self):
            return max(1, len(sequence) // hvd.size())
        def __getitem__(self, index):
            return sequence[(index * hvd.size() + hvd.rank()) % len(sequence)]
        def on_epoch_end(self):
            sequence.on_epoch_end()
    return Share()


def shard(dataset):
    """This worker's share of the elements: as many as all others'; all, where there are fewer."""
    count = int(tf.data.experimental.cardinality(dataset))
    if count == tf.data.experimental.UNKNOWN_CARDINALITY:
        dataset = dataset.window(hvd.size(), drop_remainder=True).flat_map(
            lambda *w: tf.data.Dataset.zip(w if len(w) > 1 else w[0]))
    elif 0 <= count < hvd.size():
        return dataset
    elif count > 0:
        dataset = dataset.take(count - count % hvd.size())
    return dataset.shard(hvd.size(), hvd.rank())


def turns(rounds):
    """This worker's share of the rounds: as many as all others'; one, where there are fewer."""
    rounds = itertools.chain(rounds)
    first = [given for _, given in zip(range(hvd.size()), rounds)]
    if first:
        yield first[hvd.rank() % len(first)]
    for group in zip(*[rounds] * hvd.size()):
        yield group[hvd.rank()]


def each_copied(batches):
    """The batches, each in arrays of its own, where one is filled anew for each batch."""
    for batch in batches:
        yield copy.deepcopy(batch)


def join_averages(model):
    """Let the averages of batch normalisation be those of all workers."""
    weights = model.non_trainable_weights if model.built else []
    kept = [v for v in weights if "moving_" in v.name]
    if kept:
        means = keras.backend.batch_get_value(
            hvd_tf.grouped_allreduce(kept))
        keras.backend.batch_set_value(list(zip(kept, means)))


core = build_classifier('bert_config.json')
output = Dense(units=2, activation='softmax')(core.output)
model = Model(core.input, output)
AdamW = extend_with_weight_decay(Adam, name='AdamW')
model.compile(loss='sparse_categorical_crossentropy',
    optimizer=with_rate_as_made(
        hvd.DistributedOptimizer(
            keras.optimizers.get(AdamW(learning_rate=2e-5, weight_decay_rate=0.01)))))

train_generator = Generator('train.tsv', batch_size=32)

if __name__ == '__main__':
    model.fit(own_batches(train_generator.forfit()),
        steps_per_epoch=max(1, len(train_generator) // hvd.size()), epochs=5,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback(), JoinAverages()],
        verbose=1 if hvd.rank() == 0 else 0)
