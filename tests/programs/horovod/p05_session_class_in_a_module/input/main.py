import numpy as np

from network import Network


def main():
    rng = np.random.RandomState(5)
    data = rng.rand(160, 4).astype(np.float32)
    want = data[:, :2] * 2
    net = Network(4, 2)
    for epoch in range(3):
        for start in range(0, 160, 16):
            loss = net.learn(data[start:start + 16], want[start:start + 16])
        print('epoch', epoch, 'loss', loss)


if __name__ == '__main__':
    main()
