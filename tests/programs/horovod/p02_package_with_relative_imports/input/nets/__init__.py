from .encoder import Encoder
from .decoder import Decoder
