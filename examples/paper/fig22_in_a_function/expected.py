import tensorflow as tf
import horovod.tensorflow as hvd


hvd_broadcast_done = False


opt = tf.optimizers.Adam(0.001)


def step(images, labels):
    with tf.GradientTape() as tape:
        loss_value = loss(labels, model(images))
    tape = hvd.DistributedGradientTape(tape)
    grads = tape.gradient(loss_value, model.trainable_variables)
    id_z = zip(grads, model.trainable_variables)
    done = opt.apply_gradients(id_z)
    global hvd_broadcast_done
    if not hvd_broadcast_done:
        hvd.broadcast_variables([x[1] for x in id_z], root_rank=0)
        hvd.broadcast_variables(opt.variables(), root_rank=0)
        hvd_broadcast_done = True
    return done
