import tensorflow as tf
from model import create_model
from data import load

x, y = load()
model = create_model()
model.fit(x, y, epochs=10)
