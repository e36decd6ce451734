import matplotlib.pyplot as plt


def show(net, x, folder="."):
    figure, axes = plt.subplots(2)
    for row in range(2):
        axes[row].plot(net.predict(x[row:row + 1], verbose=0)[0])
    figure.savefig(folder + "/seen.png")
    plt.close()
