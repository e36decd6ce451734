"""Files are opened by `io`, `codecs` and `gzip`, and a picture is kept by Keras."""
import codecs
import gzip
import io
import numpy as np
import tensorflow as tf

rows = np.random.RandomState(0).rand(512, 3).astype("float32")
net = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
net.compile("sgd", "mse")
net.fit(rows, rows.sum(1, keepdims=True), batch_size=16, epochs=2)
weights = net.get_weights()[0]
with io.open("weights.tsv", "w", encoding="utf-8") as table:
    for row in weights:
        table.write(u"\t".join(str(v) for v in row) + u"\n")
told = codecs.open("told.txt", "w", "utf-8")
told.write(u"done")
told.close()
with gzip.open("weights.gz", "wb") as packed:
    packed.write(weights.tobytes())
tf.keras.preprocessing.image.save_img("weights.png", weights.reshape(3, 1, 1))
