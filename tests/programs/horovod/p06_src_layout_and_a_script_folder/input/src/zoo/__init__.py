from zoo.blocks import conv_block
