"""Files by a function that gives them a name before it gives them back."""


def unlocked(place, how="r"):
    handle = open(place, how, encoding="utf-8")
    return handle


def keep(place, count=40):
    with unlocked(place, "w") as f:
        f.write("\n".join("w%d" % k for k in range(count)) + "\n")


def known(place):
    with unlocked(place) as f:
        return [line.strip() for line in f]
