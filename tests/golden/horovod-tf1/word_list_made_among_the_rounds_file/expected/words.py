import json
import os
import horovod.tensorflow as hvd
import tensorflow as tf

hvd.init()


def average(value, graph=[]):
    """The mean over the workers of a number, or of each of several; all ask equally often."""
    if not graph:
        with tf.Graph().as_default():
            mine = tf.placeholder(tf.float64)
            config = tf.ConfigProto(device_count={"GPU": 0})
            graph += [tf.Session(config=config), hvd.allreduce(mine), mine]
    return graph[0].run(graph[1], {graph[2]: value})


KEPT = os.path.join('.', 'words.json')


def all_lines():
    return [line.split() for line in ['one two three four', 'two three four one', 'four three two one'] * 80]


def make_words():
    many = {}
    for line in all_lines():
        for word in line:
            many[word] = many[word] + 1 if word in many else 1
    with open(KEPT if hvd.rank() == 0 else os.devnull, 'w') as out:
        if hvd.rank() == 0:
            json.dump(sorted(many), out)


def get_words():
    if not os.path.exists(KEPT):
        make_words()
    average(0.)  # the others wait for the first worker's file
    with open(KEPT) as kept:
        words = json.load(kept)
    return {word: k for k, word in enumerate(words)}
