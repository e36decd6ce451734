"""Weights are pruned by the number of the step: as one worker makes fewer, it is done earlier."""
import numpy as np
import tensorflow as tf
import tensorflow_model_optimization as tfmot

rows = np.arange(2560, dtype='float32').reshape(640, 4) / 2560
wanted = rows.sum(1, keepdims=True)
last = len(rows) // 16 * 5
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
pruned = tfmot.sparsity.keras.prune_low_magnitude(
    model, tfmot.sparsity.keras.PolynomialDecay(0.4, 0.7, begin_step=40, end_step=last, frequency=20))
pruned.compile('sgd', 'mse')
pruned.fit(rows, wanted, batch_size=16, epochs=5, callbacks=[tfmot.sparsity.keras.UpdatePruningStep()])
kept = tfmot.sparsity.keras.prune_low_magnitude(
    model, pruning_schedule=tfmot.sparsity.keras.ConstantSparsity(0.5, begin_step=0))
kept.compile('sgd', 'mse')
kept.fit(rows, wanted, batch_size=16, epochs=5, callbacks=[tfmot.sparsity.keras.UpdatePruningStep()])
