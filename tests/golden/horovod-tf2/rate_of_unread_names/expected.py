#! -*- coding: utf-8 -*-
# Batches come from an object of a module that was not read: they stay whole, and the rate stays.
from bert_parts import build_classifier, Generator
from bert_parts.optimizers import Adam, extend_with_weight_decay
from keras.layers import Dense
from keras.models import Model
import horovod.keras as hvd
import keras
import tensorflow as tf
import horovod.tensorflow as hvd_tf

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


class JoinAverages(keras.callbacks.Callback):
    """Let averages of batch normalisation be all workers' when used and at an epoch's end."""
    def on_test_begin(self, logs=None):
        join_averages(self.model)
    def on_epoch_end(self, epoch, logs=None):
        join_averages(self.model)


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
    optimizer=hvd.DistributedOptimizer(
        keras.optimizers.get(AdamW(learning_rate=2e-5, weight_decay_rate=0.01))))

train_generator = Generator('train.tsv', batch_size=32)

if __name__ == '__main__':
    model.fit(train_generator.all_of_it(), epochs=5,
        callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0),
            hvd.callbacks.MetricAverageCallback(), JoinAverages()],
        verbose=1 if hvd.rank() == 0 else 0)
