"""The six networks of the thesis's benchmark, from their definitions: every operation with its
sizes.

ResNet-18/50/152, VGG-11/16 and MobileNet v2 for four kinds of pictures. On 224 and 512 pixels
they are those of torchvision;
on 28 and 32 pixels those of the usual CIFAR-10 collection (first convolution 3x3 without stride,
VGG with one dense layer,
MobileNet v2 with strides lowered and 1x1 convolutions on shortcuts of blocks that change the
number of channels), VGG on 28
pixels without batch normalisation and last pooling. Thesis, appendix A, has the same tables.

A `Layer` is a weighted operation with all that follows it until the next one.
"""

from dataclasses import dataclass, field

DATASETS = {
    # name: (channels, pixels, classes, batch, training pictures)
    "MNIST": (1, 28, 10, 128, 60000),
    "CIFAR-10": (3, 32, 10, 64, 50000),
    "ImageNet": (3, 224, 1000, 32, 1281167),
    "Highres": (3, 512, 1000, 32, 50000),
}
NETWORKS = ("ResNet-18", "ResNet-50", "ResNet-152", "VGG-11", "VGG-16", "MobileNet v2")


@dataclass
class Op:
    kind: str  # conv, dw (depthwise convolution), fc, bn, relu, add, pool, drop
    channels: int  # of the result
    pixels: int  # width and height of the result
    inputs: int = 0  # channels of the argument (conv, fc)
    kernel: int = 1
    stride: int = 1
    bias: bool = False

    @property
    def size(self):
        """Numbers in the result, a sample."""
        return self.channels * self.pixels * self.pixels

    @property
    def parameters(self):
        if self.kind in ("conv", "fc"):
            return self.channels * self.inputs * self.kernel**2 + (
                self.channels if self.bias else 0
            )
        if self.kind == "dw":
            return self.channels * self.kernel**2
        return 2 * self.channels if self.kind == "bn" else 0

    @property
    def tensors(self):
        """Numbers of each gradient."""
        if self.kind == "bn":
            return [self.channels, self.channels]
        if not self.parameters:
            return []
        return [self.parameters - self.channels, self.channels] if self.bias else [self.parameters]

    @property
    def flop(self):
        """Floating point operations of the forward pass, a sample; a multiplication with its
        addition counts as two."""
        if self.kind in ("conv", "fc"):
            return 2 * self.inputs * self.kernel**2 * self.size
        if self.kind == "dw":
            return 2 * self.kernel**2 * self.size
        if self.kind == "pool":
            return self.kernel**2 * self.size
        return {"bn": 4, "relu": 1, "add": 1, "drop": 0}[self.kind] * self.size


@dataclass
class Layer:
    name: str
    ops: list = field(default_factory=list)
    skipped: int = 0  # numbers that pass by this layer inside a residual block, a sample

    @property
    def parameters(self):
        return sum(o.parameters for o in self.ops)

    @property
    def tensors(self):
        return [t for o in self.ops for t in o.tensors]

    @property
    def flop(self):
        return sum(o.flop for o in self.ops)

    @property
    def outputs(self):
        """Numbers in all results, a sample."""
        return sum(o.size for o in self.ops)

    @property
    def saved(self):
        """Numbers kept for the backward pass, a sample: a ReLU works in place, an addition needs
        nothing."""
        return sum(o.size for o in self.ops if o.kind in ("conv", "dw", "fc", "bn", "pool", "drop"))

    @property
    def out(self):
        return self.ops[-1].size


class Builder:
    def __init__(self, channels, pixels):
        self.channels, self.pixels, self.layers = channels, pixels, []

    def add(self, *ops):
        self.layers[-1].ops.extend(ops)

    def conv(
        self, name, channels, kernel, stride=1, norm=True, relu=True, depthwise=False, bias=False
    ):
        padding = kernel // 2
        self.pixels = (self.pixels + 2 * padding - kernel) // stride + 1
        kind = "dw" if depthwise else "conv"
        self.layers.append(
            Layer(name, [Op(kind, channels, self.pixels, self.channels, kernel, stride, bias)])
        )
        self.channels = channels
        if norm:
            self.add(Op("bn", channels, self.pixels))
        if relu:
            self.add(Op("relu", channels, self.pixels))

    def pool(self, kernel, stride, padding=0):
        self.pixels = (self.pixels + 2 * padding - kernel) // stride + 1
        self.add(Op("pool", self.channels, self.pixels, kernel=kernel, stride=stride))

    def pool_to(self, pixels):
        kernel = -(-self.pixels // pixels)
        self.pixels = pixels
        self.add(Op("pool", self.channels, pixels, kernel=kernel))

    def dense(self, name, channels, relu=False):
        inputs, self.channels, self.pixels = self.channels * self.pixels**2, channels, 1
        self.layers.append(Layer(name, [Op("fc", channels, 1, inputs, bias=True)]))
        if relu:
            self.add(Op("relu", channels, 1))


def resnet(b, depth, small, classes):
    blocks = {18: (2, 2, 2, 2), 50: (3, 4, 6, 3), 152: (3, 8, 36, 3)}[depth]
    if small:
        b.conv("conv1", 64, 3)
    else:
        b.conv("conv1", 64, 7, 2)
        b.pool(3, 2, 1)
    for stage, count in enumerate(blocks):
        width = 64 * 2**stage
        for i in range(count):
            residual(
                b, "layer%d.%d" % (stage + 1, i), width, 2 if stage and not i else 1, depth > 18
            )
    b.pool_to(1)
    b.dense("fc", classes)


def residual(b, name, width, stride, bottleneck):
    channels, pixels, first = b.channels, b.pixels, len(b.layers)
    if bottleneck:
        b.conv(name + ".conv1", width, 1)
        b.conv(name + ".conv2", width, 3, stride)
        b.conv(name + ".conv3", 4 * width, 1, relu=False)
    else:
        b.conv(name + ".conv1", width, 3, stride)
        b.conv(name + ".conv2", width, 3, relu=False)
    for layer in b.layers[first:]:
        layer.skipped = channels * pixels**2
    if channels != b.channels or stride > 1:
        after = b.channels
        b.channels, b.pixels = channels, pixels
        b.conv(name + ".down", after, 1, stride, relu=False)
    b.layers[-1].skipped = 0
    b.add(Op("add", b.channels, b.pixels), Op("relu", b.channels, b.pixels))


def vgg(b, depth, dataset, classes):
    plan = {11: (1, 1, 2, 2, 2), 16: (2, 2, 3, 3, 3)}[depth]
    norm = dataset == "CIFAR-10"
    for group, count in enumerate(plan):
        for i in range(count):
            b.conv(
                "conv%d_%d" % (group + 1, i + 1), min(512, 64 * 2**group), 3, norm=norm, bias=True
            )
        if not (dataset == "MNIST" and group == 4):
            b.pool(2, 2)
    if dataset in ("MNIST", "CIFAR-10"):
        b.dense("fc", classes)
    else:
        b.pool_to(7)
        for name in ("fc1", "fc2"):
            b.dense(name, 4096, relu=True)
            b.add(Op("drop", 4096, 1))
        b.dense("fc3", classes)


def mobilenet(b, small, classes):
    #        expansion, channels, blocks, stride
    plan = [
        (1, 16, 1, 1),
        (6, 24, 2, 1 if small else 2),
        (6, 32, 3, 2),
        (6, 64, 4, 2),
        (6, 96, 3, 1),
        (6, 160, 3, 2),
        (6, 320, 1, 1),
    ]
    b.conv("conv0", 32, 3, 1 if small else 2)
    n = 0
    for expansion, channels, count, stride in plan:
        for i in range(count):
            inverted(b, "block%d" % n, expansion, channels, stride if i == 0 else 1, small)
            n += 1
    b.conv("conv_last", 1280, 1)
    b.pool_to(1)
    b.dense("fc", classes)


def inverted(b, name, expansion, channels, stride, small):
    before, pixels, first = b.channels, b.pixels, len(b.layers)
    if expansion > 1 or small:
        b.conv(name + ".expand", before * expansion, 1)
    b.conv(name + ".dw", before * expansion, 3, stride, depthwise=True)
    b.conv(name + ".project", channels, 1, relu=False)
    shortcut = stride == 1 and (small or before == channels)
    if not shortcut:
        return
    for layer in b.layers[first:]:
        layer.skipped = before * pixels**2
    if before != channels:
        b.channels = before
        b.conv(name + ".short", channels, 1, relu=False)
    b.layers[-1].skipped = 0
    b.add(Op("add", b.channels, b.pixels))


def network(name, dataset):
    """The layers of a network for a data set, in forward order."""
    channels, pixels, classes, _, _ = DATASETS[dataset]
    b = Builder(channels, pixels)
    small = dataset in ("MNIST", "CIFAR-10")
    if name.startswith("ResNet"):
        resnet(b, int(name.split("-")[1]), small, classes)
    elif name.startswith("VGG"):
        vgg(b, int(name.split("-")[1]), dataset, classes)
    else:
        mobilenet(b, small, classes)
    return b.layers
