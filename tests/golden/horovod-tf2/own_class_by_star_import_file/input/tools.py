def train(net, observe=False, text='', interval=1):
    net.build()
    net.compile()
    net.fit_generator(observe, text, interval)
