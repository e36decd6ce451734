import matplotlib.pyplot as plt
import horovod.tensorflow as hvd

hvd.init()


def show(net, x, folder="."):
    figure, axes = plt.subplots(2)
    for row in range(2):
        axes[row].plot(net.predict(x[row:row + 1], verbose=0)[0])
    if hvd.rank() == 0:
        figure.savefig(folder + "/seen.png")
    hvd.broadcast_object(0)  # the others wait for the first worker's file
    plt.close()
