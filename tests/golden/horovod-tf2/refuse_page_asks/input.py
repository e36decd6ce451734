import numpy as np
import streamlit as st
import tensorflow as tf

lr = st.sidebar.slider("rate", 0.0, 0.1, 0.02)
image = tf.Variable(np.load("content.npy"))
target = np.load("style.npy")
opt = tf.keras.optimizers.Adam(lr)
if st.sidebar.button("Generate"):
    for step in range(100):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(image - target))
        g = tape.gradient(loss, image)
        opt.apply_gradients([(g, image)])
    st.image(image.numpy())
