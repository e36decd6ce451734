"""What a net draws is written into a file, and read again by the loader of another module."""
import os
import tempfile
import tensorflow as tf
from loader import Rows
from net import Net

folder = tempfile.mkdtemp()
drawn_file = os.path.join(folder, "drawn.txt")


def write_made(sess, net, path):
    made = sess.run(net.made)
    with open(path, "w") as out:
        for row in made:
            out.write(" ".join(str(v) for v in row) + "\n")


def main():
    net, rows = Net(), Rows(8)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for turn in range(5):
            write_made(sess, net, drawn_file)
            rows.create(drawn_file)
            for k in range(rows.count):
                sess.run(net.step, {net.x: rows.part(k)})
        print("loss", sess.run(net.loss, {net.x: rows.rows}))


if __name__ == "__main__":
    main()
