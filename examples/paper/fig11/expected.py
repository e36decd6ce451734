import tensorflow as tf
import horovod.tensorflow as hvd


hvd_broadcast_done = False


optim = tf.optimizers.Adam(0.001)

for images, labels in dataset.take(10000):
    with tf.GradientTape() as tape:
        probs = model(images)
        loss_value = loss(labels, probs)
        grads = tape.gradient(loss_value, model.trainable_variables)
        id_z = zip(grads, model.trainable_variables)
        optim.apply_gradients(id_z)
        if not hvd_broadcast_done:
            hvd.broadcast_variables([x[1] for x in id_z], root_rank=0)
            hvd.broadcast_variables(optim.variables(), root_rank=0)
            hvd_broadcast_done = True
    tape = hvd.DistributedGradientTape(tape)
