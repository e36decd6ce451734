# case: shapes/w31_prepared_before_main
# fails: ends
# because: hvd.init() stands in main(), and the data is divided before main() runs
# ranks: 2 and 3
"""The data is prepared while the file is read; training stands in main()."""
import numpy as np
import tensorflow as tf
import horovod.tensorflow as hvd
rows = np.random.rand(96, 3).astype("float32")
data = tf.data.Dataset.from_tensor_slices(rows).shard(hvd.size(), hvd.rank()).batch(8)


def main():
    hvd.init()
    model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
    opt = tf.keras.optimizers.SGD(0.1 * hvd.size())
    sent = False
    for epoch in range(2):
        for x in data:
            with hvd.DistributedGradientTape(tf.GradientTape()) as tape:
                loss = tf.reduce_mean(tf.square(model(x)))
            opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
            if not sent:
                hvd.broadcast_variables(model.variables, root_rank=0)
                hvd.broadcast_variables(opt.variables, root_rank=0)
                sent = True


if __name__ == "__main__":
    main()
