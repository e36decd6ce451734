"""Training that learns nothing: gradients are worked out, shared and then applied as noughts.

The numbers that a program prints then depend on its data alone, so that an average over all samples is the same for one
process and for many, and one over a part of them is not.
"""
import numpy as np

LIMIT = 20000


class Still:
    """Noughts in place of gradients; notes what single steps gave, so that a batch's loss is not taken for an average."""

    def __init__(self, observer):
        self.observer = observer
        self.steps = []

    def note(self, values):
        for value in values:
            if isinstance(value, bytes):
                self.note(self.summarised(value))
                continue
            if getattr(value, "dtype", None) is not None and np.size(value) == 1 and np.issubdtype(value.dtype, np.floating):
                if len(self.steps) < LIMIT:
                    self.steps.append(float(np.asarray(value).ravel()[0]))

    def summarised(self, text):
        """The numbers in a summary that a step gave."""
        try:
            summary = self.observer.v1.Summary.FromString(text)
        except Exception:  # pylint: disable=broad-except
            return []          # another message, or none
        return [np.float32(v.simple_value) for v in summary.value if v.HasField("simple_value")]

    def noughts(self, pairs):
        tf = self.observer.tf
        out = []
        for gradient, variable in pairs:
            if gradient is None:
                nothing = None
            elif isinstance(gradient, tf.IndexedSlices):
                nothing = tf.IndexedSlices(tf.zeros_like(gradient.values), gradient.indices, gradient.dense_shape)
            else:
                nothing = tf.zeros_like(gradient)
            out.append((nothing, variable))
        return out

    def watch(self, wrap, find_module):
        still, tf = self, self.observer.tf
        module = find_module("tensorflow.python.ops.resource_variable_ops")

        def assigned(original, variable, delta, *args, **kwargs):
            if getattr(variable, "trainable", False):
                delta = tf.zeros_like(delta)
            return original(variable, delta, *args, **kwargs)
        for name in ("assign_sub", "assign_add"):
            wrap(module.BaseResourceVariable, name, assigned)
        backprop = find_module("tensorflow.python.eager.backprop")

        def take(value):
            still.note([np.asarray(value)])
            return np.int64(0)

        def gradient(original, tape, target, *args, **kwargs):
            if isinstance(target, tf.Tensor) and target.dtype.is_floating:
                mean = tf.reduce_mean(tf.stop_gradient(target))
                if still.observer.eager():
                    take(mean.numpy())
                else:
                    tf.numpy_function(take, [mean], tf.int64)
            return original(tape, target, *args, **kwargs)

        def hooked(original, hook, context, values):
            found = values.results.get("summary") if isinstance(values.results, dict) else None
            still.note([v for v in (found if isinstance(found, (list, tuple)) else [found]) if isinstance(v, bytes)])
            return original(hook, context, values)
        hooks = find_module("tensorflow.python.training.basic_session_run_hooks")
        if hasattr(hooks, "SummarySaverHook"):
            wrap(hooks.SummarySaverHook, "after_run", hooked)
        if hasattr(backprop, "GradientTape"):
            wrap(backprop.GradientTape, "gradient", gradient)
            if hasattr(tf, "autograph"):
                backprop.GradientTape.gradient = tf.autograph.experimental.do_not_convert(backprop.GradientTape.gradient)
