"""Records are written and read one by one, by the old names."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rows = np.random.RandomState(0).rand(320, 4).astype("float32")
x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 4) - x))
step = tf.train.GradientDescentOptimizer(0.05).minimize(loss)
def write(path):
    writer = tf.python_io.TFRecordWriter(path)
    for row in rows:
        value = tf.train.Feature(bytes_list=tf.train.BytesList(value=[row.tobytes()]))
        features = tf.train.Features(feature={"x": value})
        writer.write(tf.train.Example(features=features).SerializeToString())
    writer.close()


write("rows.tfrecord")
kept = []
for record in tf.python_io.tf_record_iterator("rows.tfrecord"):
    kept.append(np.frombuffer(tf.train.Example.FromString(record).features.feature["x"].bytes_list.value[0], "float32"))
kept = np.array(kept)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(4):
        for i in range(0, len(kept), 32):
            sess.run(step, {x: kept[i:i + 32]})
    print(turn, sess.run(loss, {x: rows}), len(kept))
