import tensorflow as tf
import horovod.tensorflow as hvd


def broadcast_once(pairs, optimizer, done=[]):
    if not done:
        done.append(True)
        hvd.broadcast_variables([x[1] for x in pairs], root_rank=0)
        hvd.broadcast_variables(optimizer.variables(), root_rank=0)


opt = tf.keras.optimizers.Adam(learning_rate=0.1 * hvd.size())
with tf.GradientTape() as tape:
    probs = model(images)
    loss_value = loss(labels, probs)
tape = hvd.DistributedGradientTape(tape)

grads = tape.gradient(loss_value, model.trainable_variables)
pairs = list(zip(grads, model.trainable_variables))
opt.apply_gradients(pairs)
broadcast_once(pairs, opt)
