import tensorflow as tf
from shop_models import ready_model, visits

model = ready_model()
model.fit(visits(64).forever(), steps_per_epoch=500, epochs=4)
