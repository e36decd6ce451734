"""Programs that must be left alone: inference only, or distributed already."""

from .fitted import Fitted
from .session import Session


class Inference(Session):
    """A session that restores a model and predicts."""

    def choose(self):
        p = self.p
        self.feed = p.set("feed", "slices")
        self.loop = p.set("loop", "epochs")
        p.choices.update(restore="no", save="no", summaries="no", extras="none")

    def build(self, b):
        p, g = self.p, self.graph
        g.placeholders(b)
        g.network(b)
        g.accuracy(b)
        b("%s = tf.train.Saver()" % p.a("saver"))
        p.truth.refuse = "nothing is trained"

    def run(self, b):
        p, d = self.p, self.data
        bs = self.batch_size()
        with b.under("with tf.Session() as %s:" % p["sess"]):
            b("%s.restore(%s, %s)" % (p.a("saver"), p["sess"], self.path("model.ckpt")))
            b("outputs = []")
            with b.under("for %s in range(len(%s) // %s):" % (p["i"], d.tx, bs)):
                b("part = %s[%s * %s:(%s + 1) * %s]" % (d.tx, p["i"], bs, p["i"], bs))
                b(
                    "outputs.append(%s.run(%s, feed_dict={%s: part}))"
                    % (p["sess"], p.a("logits"), p.a("x"))
                )
            b(p.say("{} predictions", "len(np.concatenate(outputs))"))


class Strategy(Fitted):
    """A Keras program under a distribution strategy."""

    def build(self, b):
        p = self.p
        kind = p.one("MirroredStrategy", "MirroredStrategy", "MultiWorkerMirroredStrategy")
        b("strategy = tf.distribute.%s()" % kind)
        if kind == "MirroredStrategy":
            p.truth.gone.append(kind)  # or refused: it copies the model to the GPUs of one machine, as workers do
        else:
            p.truth.refuse = "distributed already"
        with b.under("with strategy.scope():"):
            Fitted.build(self, b)


class Converted(Fitted):
    """A Keras program that somebody has put under Horovod."""

    def build(self, b):
        p = self.p
        b("hvd.init()")
        Fitted.build(self, b)
        p.truth.refuse = "distributed already"

    def compile(self, b, again=False):
        p = self.p
        b("opt_ = hvd.DistributedOptimizer(tf.keras.optimizers.Adam(0.001 * hvd.size()))")
        b("%s.compile(optimizer=opt_, loss=%s)" % (p.a("model"), self.loss_text()))

    def make_callbacks(self, b):
        self.p.choices["callbacks"] = "literal"
        self.list = "callbacks=[hvd.callbacks.BroadcastGlobalVariablesCallback(0)]"
