from .small import *
from .factory import *
