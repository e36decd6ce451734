import tensorflow as tf
from shop_models import ready_model, visits

model = ready_model()
model.fit(visits(64).to_frame(), epochs=4)
