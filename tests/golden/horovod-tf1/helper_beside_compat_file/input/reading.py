from tensorflow.examples.tutorials.mnist import input_data


def digits():
    return input_data.read_data_sets("digits/", one_hot=True)
