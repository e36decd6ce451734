"""A module that is imported behind the reading of the sets gives chance a number."""
from tensorflow.examples.tutorials.mnist import input_data

mnist = input_data.read_data_sets("MNIST_data", one_hot=True)
from net import Net

net = Net()
for epoch in range(2):
    for k in range(mnist.train.num_examples // 100):
        images, _ = mnist.train.next_batch(100)
        net.fit(images)
