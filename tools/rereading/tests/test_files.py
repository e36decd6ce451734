"""Cases of `checks/files.py`: each with one that is nearly the same, and right."""
import unittest

from rereading.tests.walked import kinds


class Files(unittest.TestCase):
    def wrong(self, text, line, kind, **modules):
        self.assertIn((line, kind), kinds("files", text, **modules))

    def right(self, text, **modules):
        self.assertEqual(kinds("files", text, **modules), [])

    def test_written_by_all(self):
        self.wrong("np.save('x.npy', 1)\n", 1, "all write")
        self.wrong("with open('x', 'w') as f:\n    pass\n", 1, "all write")
        self.wrong("os.mkdir('d', mode=0o777)\n", 1, "all write")
        self.wrong("os.system('rm -rf d')\n", 1, "all run a command")
        self.right("if hvd.rank() == 0:\n    np.save('x.npy', 1)\n")
        self.right("with open('x' if hvd.rank() == 0 else os.devnull, 'w') as f:\n    pass\n")
        self.right("os.makedirs('d', exist_ok=True)\n")
        self.right("def of(p, mode):\n    return open(p if hvd.rank() == 0 or mode == 'r' else "
                   "os.devnull, mode)\nof('x', 'w')\n")
        self.right("np.save('x%d.npy' % hvd.rank(), 1)\n")
        self.right("def put(to):\n    if hvd.rank() == 0 or hasattr(to, 'write'):\n"
                   "        np.save(to, 1)\nput('x.npy')\n")
        self.wrong("def put(to):\n    if hvd.rank() == 0 or hasattr(to, 'name'):\n"
                   "        np.save(to, 1)\nput('x.npy')\n", 3, "all write")
        self.right("os.system('nvidia-smi')\n")

    def test_left_early(self):
        self.right("def f():\n    if hvd.rank() != 0:\n        return\n"
                   "    np.save('x.npy', 1)\nf()\n")
        self.right("while hvd.rank() == 0 and os.path.exists('x'):\n    os.remove('x')\n")

    def test_guard_of_the_caller(self):
        helper = "def keep(x):\n    np.save('x.npy', x)\n"
        self.wrong("from other import keep\nkeep(1)\n", helper.count("\n"), "all write",
                   other=helper)
        self.right("from other import keep\nif hvd.rank() == 0:\n    keep(1)\n", other=helper)

    def test_one_after_the_other(self):
        self.right("if hvd.local_rank() != 0:\n    average(0.)\nos.mkdir('d')\n"
                   "if hvd.local_rank() == 0:\n    average(0.)\n")

    def test_read_without_a_wait(self):
        lines = "def keep(p):\n    if hvd.rank() == 0:\n        np.save(p, 1)\nkeep('x.npy')\n"
        self.wrong(lines + "np.load('x.npy')\n", 5, "read without a wait")
        self.right(lines + "average(0.)\nnp.load('x.npy')\n")
        self.right(lines + "np.load('y.npy')\n")
        self.wrong(lines + "os.listdir('.')\nif hvd.rank() == 0:\n    average(0.)\n"
                   "np.load('x.npy')\n", 8, "read without a wait")

    def test_asked_without_a_wait(self):
        lines = ("if hvd.rank() == 0:\n    np.save('x.npy', 1)\nMEET\n"
                 "found = os.path.exists('x.npy')\n")
        self.wrong(lines.replace("MEET", ""), 4, "asked without a wait")
        self.right(lines.replace("MEET", "average(0.)"))
        self.right(lines.replace("MEET", "").replace("exists('x", "exists('y"))

    def test_read_in_the_next_round(self):
        lines = ("for i in range(3):\n    rows = np.load('x.npy')\n    average(0.)\n"
                 "    if hvd.rank() == 0:\n        np.save('x.npy', rows)\nMEET")
        self.wrong(lines.replace("MEET", ""), 2, "read without a wait (next round)")
        self.right(lines.replace("MEET", "    average(0.)\n"))

    def test_checkpoint_of_fit(self):
        lines = ("from keras.callbacks import ModelCheckpoint\n"
                 "c = [ModelCheckpoint('best.h5')] if hvd.rank() == 0 else []\n"
                 "model.fit(x, y, callbacks=c)\n")
        self.wrong(lines + "model.load_weights('best.h5')\n", 4, "read without a wait")
        self.right(lines + "average(0.)\nmodel.load_weights('best.h5')\n")

    def test_name_of_its_own(self):
        lines = ("import uuid\nname = '{}.jpg'.format(SENT(uuid.uuid4().hex))\n"
                 "if hvd.rank() == 0:\n    img.save(name)\naverage(0.)\nopen(name)\n")
        self.wrong(lines.replace("SENT", ""), 6, "own name")
        self.right(lines.replace("SENT", "hvd.broadcast_object"))

    def test_listed_while_written(self):
        lines = ("import cv2\nfor f in LIST:\n    picture = cv2.imread('d/' + f)\n"
                 "    if hvd.rank() == 0:\n        cv2.imwrite('d/' + f + '.bmp', picture)\n")
        self.wrong(lines.replace("LIST", "os.listdir('d')"), 5,
                   "written while others may still read")
        self.right(lines.replace("LIST", "hvd.broadcast_object(os.listdir('d'))"))
        self.right(lines.replace("    picture = ", "    if '.png' in f:\n        continue\n"
                                 "    picture = ").replace("LIST", "os.listdir('d')"))
        self.right(lines.replace("    picture = cv2.imread('d/' + f)\n", "").replace(
            "LIST", "os.listdir('d')"))

    def test_rewritten_while_read(self):
        lines = ("rows = open('x').read()\nMEET\nif hvd.rank() == 0:\n"
                 "    open('x', 'w').write(rows)\n")
        self.wrong(lines.replace("MEET", ""), 4, "written while others may still read")
        self.right(lines.replace("MEET", "average(0.)"))


if __name__ == "__main__":
    unittest.main()
