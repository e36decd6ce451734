"""Functions of a later Horovod, words of Python 3 in a program of Python 2, and another Keras."""

import unittest

from rereading.tests.programs import Case


class Versions(Case):
    check = "versions"

    def test_broadcast_object_under_python_2(self):
        head = "import cPickle\nimport horovod.tensorflow as hvd\n"
        self.faulty("hvd.broadcast_object(3, 0)\n", 1, head=head)

    def test_broadcast_object_where_both_are_asked(self):
        head = "try:\n    import cPickle\nexcept ImportError:\n    import pickle\n"
        head += "import horovod.tensorflow as hvd\n"
        self.right("hvd.broadcast_object(3, 0)\n", head=head)

    def test_grouped_allreduce_where_print_is_a_word(self):
        self.faulty(
            "print 3\nhvd.grouped_allreduce([3])\n", 2, head="import horovod.tensorflow as hvd\n"
        )

    def test_broadcast_under_python_2(self):
        head = "import cPickle\nimport horovod.tensorflow as hvd\n"
        self.right("hvd.broadcast(3, 0)\n", head=head)

    def test_words_of_python_3(self):
        self.faulty(
            "import urllib2, os\nos.makedirs('a', exist_ok=True)\n",
            2,
            original="import urllib2, os\nos.makedirs('a')\n",
            head="",
        )

    def test_a_starred_element(self):
        lines = "import urllib2\nparts = %s\n"
        for text in ("[*urllib2.parts]", "(*urllib2.parts, 3)"):
            self.faulty(lines % text, 2, original=lines % "[]", head="")
        self.right(lines % "list(urllib2.parts)", original=lines % "[]", head="")
        self.right(lines % "[*urllib2.parts]", original=lines % "[*urllib2.parts]", head="")

    def test_another_keras(self):
        self.faulty(
            "import horovod.keras as hvd\nimport tensorflow as tf\nimport keras\n"
            "net = tf.keras.Sequential([tf.keras.layers.Dense(1)])\n",
            1,
            head="",
        )

    def test_both_kerases(self):
        self.right(
            "import horovod.keras as hvd\nimport tensorflow as tf\nimport keras\n"
            "net = keras.Sequential([tf.keras.layers.Dense(1)])\n",
            head="",
        )

    def test_the_same_keras(self):
        self.right(
            "import horovod.tensorflow.keras as hvd\nimport tensorflow as tf\n"
            "net = tf.keras.Sequential([tf.keras.layers.Dense(1)])\n",
            head="",
        )


if __name__ == "__main__":
    unittest.main()
