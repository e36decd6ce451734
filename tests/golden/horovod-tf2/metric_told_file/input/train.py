import tensorflow as tf

from steps import model, mean, train

x = tf.random.stateless_uniform((960, 4), (1, 2))
y = tf.reduce_sum(x, 1, keepdims=True)
ds = tf.data.Dataset.from_tensor_slices((x, y)).batch(16)
for epoch in range(2):
    for i, (a, b) in enumerate(ds):
        mean.update_state(train(a, b))
        if i % 10 == 0:
            print(epoch, i, mean.result().numpy())
    mean.reset_state()
model.save_weights('weights.h5')
