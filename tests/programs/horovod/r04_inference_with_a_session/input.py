import tensorflow as tf

graph = tf.Graph()
with graph.as_default():
    graph_def = tf.GraphDef()
    with tf.gfile.GFile('frozen.pb', 'rb') as f:
        graph_def.ParseFromString(f.read())
    tf.import_graph_def(graph_def, name='')

with tf.Session(graph=graph) as sess:
    out = sess.run('prob:0', feed_dict={'input:0': [[0.0] * 10]})
    print(out.argmax())
