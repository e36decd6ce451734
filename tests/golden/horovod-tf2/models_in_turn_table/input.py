import tensorflow as tf

ages = tf.constant([[0.1 * k] for k in range(60)])
heights = 3 * ages + 2


def squared(seen, wanted):
    return tf.reduce_mean((seen - wanted) ** 2)


def absolute(seen, wanted):
    return tf.reduce_mean(tf.abs(seen - wanted))


lines = {
    "squared": {"loss": squared, "slope": tf.Variable(0.5), "begin": tf.Variable(0.3), "seen": []},
    "absolute": {"loss": absolute, "slope": tf.Variable(0.5), "begin": tf.Variable(0.3), "seen": []},
    "both": {"loss": absolute, "slope": tf.Variable(0.1), "begin": tf.Variable(0.2), "seen": []},
}

for turn in range(20):
    for name in lines.keys():
        slope, begin = lines[name]["slope"], lines[name]["begin"]
        with tf.GradientTape() as tape:
            loss = lines[name]["loss"](slope * ages + begin, heights)
        grads = tape.gradient(loss, [slope, begin])
        slope.assign_sub(0.01 * grads[0])
        begin.assign_sub(0.01 * grads[1])
        lines[name]["seen"].append(loss.numpy())

for name in lines:
    print(name, lines[name]["slope"].numpy(), lines[name]["seen"][-1])
