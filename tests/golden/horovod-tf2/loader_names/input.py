#! -*- coding: utf-8 -*-
# Batches come from an object of a module that was not read: what they are is asked of them.
from bert_parts import build_classifier, Generator
from bert_parts.optimizers import Adam, extend_with_weight_decay
from keras.layers import Dense
from keras.models import Model

core = build_classifier('bert_config.json')
output = Dense(units=2, activation='softmax')(core.output)
model = Model(core.input, output)
AdamW = extend_with_weight_decay(Adam, name='AdamW')
model.compile(loss='sparse_categorical_crossentropy', optimizer=AdamW(learning_rate=2e-5, weight_decay_rate=0.01))

train_generator = Generator('train.tsv', batch_size=32)

if __name__ == '__main__':
    model.fit(train_generator.forfit(), steps_per_epoch=len(train_generator), epochs=5)
