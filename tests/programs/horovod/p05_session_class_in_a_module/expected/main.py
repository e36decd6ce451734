import numpy as np

from network import Network
import horovod.tensorflow as hvd

hvd.init()


def share(data):
    """This worker's share of an array: as long as all others'; all of it, where that is less."""
    return (data[hvd.rank():len(data) // hvd.size() * hvd.size():hvd.size()]
            if len(data) >= hvd.size() else data)


def main():
    rng = np.random.RandomState(5)
    data = rng.rand(160, 4).astype(np.float32)
    want = data[:, :2] * 2
    net = Network(4, 2)
    data = share(data)
    want = share(want)
    net.sess.run(hvd.broadcast_global_variables(0))
    for epoch in range(3):
        for start in range(0, max(1, 160 // hvd.size()), 16):
            loss = net.learn(data[start:start + 16], want[start:start + 16])
        if hvd.rank() == 0:
            print('epoch', epoch, 'loss', loss)


if __name__ == '__main__':
    main()
