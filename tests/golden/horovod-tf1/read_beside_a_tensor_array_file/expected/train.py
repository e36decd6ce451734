"""What a net draws is written into a file, and read again by the loader of another module."""
import os
import tempfile
import tensorflow as tf
from loader import Rows
from net import Net
import horovod.tensorflow as hvd

hvd.init()


def from_first(value):
    """What the first worker has drawn, on all workers; all ask for it once."""
    config = tf.ConfigProto(device_count={"GPU": 0})
    with tf.Graph().as_default(), tf.Session(config=config) as session:
        return hvd.broadcast_object(value, 0, session=session, name="first")


def session_config():
    """A configuration in which this worker sees its own GPU."""
    config = tf.ConfigProto()
    config.gpu_options.visible_device_list = str(hvd.local_rank())
    return config


folder = from_first(tempfile.mkdtemp())
drawn_file = os.path.join(folder, "drawn.txt")


def write_made(sess, net, path):
    made = sess.run(net.made)
    with open(path if hvd.rank() == 0 else os.devnull, "w") as out:
        for row in made:
            out.write(" ".join(str(v) for v in row) + "\n")


def main():
    net, rows = Net(), Rows(8)
    with tf.Session(config=session_config()) as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(hvd.broadcast_global_variables(0))
        for turn in range(5):
            write_made(sess, net, drawn_file)
            rows.create(drawn_file)
            for k in range(max(1, rows.count // hvd.size())):
                sess.run(net.step, {net.x: rows.part((k * hvd.size() + hvd.rank()) % rows.count)})
        if hvd.rank() == 0:
            print("loss", sess.run(net.loss, {net.x: rows.rows}))


if __name__ == "__main__":
    main()
