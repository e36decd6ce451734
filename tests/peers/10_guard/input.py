def run(steps, first):
    print('start')
    print('with', steps)  # what is planned
    for i in steps:
        work(i); print(i)
    if first: print('first')
    return steps
