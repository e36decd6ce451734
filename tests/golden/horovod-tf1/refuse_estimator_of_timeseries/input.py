import tensorflow as tf

reader = tf.contrib.timeseries.CSVReader("rows.csv")
rows = tf.contrib.timeseries.RandomWindowInputFn(reader, batch_size=16, window_size=16)
with tf.Session() as sess:
    data = reader.read_full()
    coord = tf.train.Coordinator()
    tf.train.start_queue_runners(sess=sess, coord=coord)
    data = sess.run(data)
    coord.request_stop()
asked = tf.contrib.timeseries.ARRegressor(periodicities=100, input_window_size=10,
                                          output_window_size=6, num_features=1)
asked.train(input_fn=rows, steps=1000)
