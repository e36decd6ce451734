from .a import train_a
from .b import train_b
