# The number of batches is given to a function, which takes all of them if it is given none.
from reading import batches
from steps import learn

learn(batches())
learn(batches(limit=int('12')))
