from . import layers
from .distances import Net
