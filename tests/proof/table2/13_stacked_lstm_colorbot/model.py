import  tensorflow as tf
from    tensorflow import keras


class RNNColorbot(keras.Model):
    """Multi-layer LSTM that maps the letters of a colour's name to its RGB."""

    def __init__(self, rnn_cell_sizes, label_dimension, keep_prob):
        super(RNNColorbot, self).__init__(name="")

        self.rnn_cell_sizes = rnn_cell_sizes
        self.label_dimension = label_dimension
        self.keep_prob = keep_prob

        self.cells = [keras.layers.LSTMCell(size) for size in rnn_cell_sizes]
        self.relu = keras.layers.Dense(label_dimension, activation=tf.nn.relu)

    def call(self, inputs, training=None):
        chars, sequence_length = inputs
        chars = tf.transpose(chars, [1, 0, 2])
        batch_size = int(chars.shape[1])

        for cell in self.cells:
            outputs = []
            state = (tf.zeros((batch_size, cell.units)), tf.zeros((batch_size, cell.units)))
            for ch in tf.unstack(chars, axis=0):
                output, state = cell(ch, state)
                outputs.append(output)
            chars = tf.stack(outputs, axis=0)
            if training:
                chars = tf.nn.dropout(chars, 1 - self.keep_prob)

        hidden_states = tf.gather_nd(chars, tf.stack([tf.cast(sequence_length - 1, tf.int32), tf.range(batch_size)], axis=1))
        return self.relu(hidden_states)
