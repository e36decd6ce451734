import lib


def run(steps, first):
    if lib.first():
        print('start')
        print('with', steps)  # what is planned
    for i in steps:
        work(i)
        if lib.first(): print(i)
    if first:
        if lib.first(): print('first')
    return steps
