def say(text):
    print(text)
