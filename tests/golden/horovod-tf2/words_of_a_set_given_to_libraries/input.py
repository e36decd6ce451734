# Libraries number the words of a set in the order in which they come.
import pandas as pd
import tensorflow as tf
import tensorflow_datasets as tfds

lines = [line.strip() for line in open('lines.txt')]
words = set()
for line in lines:
    words.update(line.split())
stop = {'a', 'the'}
encoder = tfds.features.text.TokenTextEncoder(words)
places = pd.Series(range(len(words)), index=words)
counted = tf.keras.preprocessing.text.Tokenizer()
counted.fit_on_texts(words)
clean = tfds.features.text.Tokenizer(alphanum_only=False, reserved_tokens=None)
rows = tf.keras.preprocessing.sequence.pad_sequences(
    [encoder.encode(line) for line in lines if line not in stop], maxlen=20)
labels = [len(line) % 2 for line in lines if line not in stop]
data = tf.data.Dataset.from_tensor_slices((rows, labels)).shuffle(1000).batch(32)
model = tf.keras.Sequential([tf.keras.layers.Embedding(encoder.vocab_size, 16),
                             tf.keras.layers.GlobalAveragePooling1D(),
                             tf.keras.layers.Dense(2)])
optimizer = tf.keras.optimizers.Adam(1e-3)
loss_fn = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
for epoch in range(2):
    for x, y in data:
        with tf.GradientTape() as tape:
            loss = loss_fn(y, model(x))
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
