# Libraries number the words of a set in the order in which they come.
import pandas as pd
import tensorflow as tf
import tensorflow_datasets as tfds
import horovod.tensorflow as hvd

hvd.init()
gpus = tf.config.experimental.list_physical_devices('GPU')
for gpu in gpus:
    tf.config.experimental.set_memory_growth(gpu, True)
if gpus:
    tf.config.experimental.set_visible_devices(gpus[hvd.local_rank()], 'GPU')


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


lines = [line.strip() for line in open('lines.txt')]
words = set()
for line in lines:
    words.update(line.split())
stop = {'a', 'the'}
encoder = tfds.features.text.TokenTextEncoder(sorted(words))
places = pd.Series(range(len(words)), index=sorted(words))
counted = tf.keras.preprocessing.text.Tokenizer()
counted.fit_on_texts(sorted(words))
clean = tfds.features.text.Tokenizer(alphanum_only=False, reserved_tokens=None)
rows = tf.keras.preprocessing.sequence.pad_sequences(
    [encoder.encode(line) for line in lines if line not in stop], maxlen=20)
labels = [len(line) % 2 for line in lines if line not in stop]
data = shard(tf.data.Dataset.from_tensor_slices((rows, labels))).shuffle(1000).batch(32)
model = tf.keras.Sequential([tf.keras.layers.Embedding(encoder.vocab_size, 16),
                             tf.keras.layers.GlobalAveragePooling1D(),
                             tf.keras.layers.Dense(2)])
optimizer = tf.keras.optimizers.Adam(1e-3 * hvd.size())
loss_fn = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)
for epoch in range(2):
    for x, y in data:
        with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
            loss = loss_fn(y, model(x))
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
        broadcast_once(model.variables, optimizer)
