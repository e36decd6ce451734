"""Names, comments and topics as people choose them."""

# concept -> families of naming -> candidates; the last resort is the concept itself.
POOLS = {
    "x": {
        "tutorial": ["x", "X", "x"],
        "terse": ["x", "xs", "X"],
        "long": ["inputs", "x_input", "features", "images_placeholder"],
        "camel": ["inputX", "xInput"],
        "keras": ["input_x", "x_ph"],
    },
    "y": {
        "tutorial": ["y", "Y", "y_"],
        "terse": ["y", "ys", "t"],
        "long": ["labels", "targets", "y_true", "labels_placeholder"],
        "camel": ["inputY", "yInput"],
        "keras": ["input_y", "y_ph"],
    },
    "logits": {
        "tutorial": ["pred", "logits", "y_conv"],
        "terse": ["out", "o", "h"],
        "long": ["logits", "predictions", "output_layer"],
        "camel": ["logitsOut", "netOut"],
        "keras": ["logits", "y_pred"],
    },
    "loss": {
        "tutorial": ["cost", "loss", "cross_entropy"],
        "terse": ["l", "loss"],
        "long": ["loss", "total_loss", "loss_op"],
        "camel": ["lossOp", "totalLoss"],
        "keras": ["loss", "cost"],
    },
    "train_op": {
        "tutorial": ["optimizer", "train_step", "train_op"],
        "terse": ["train", "step_op"],
        "long": ["train_op", "training_op", "train_operation"],
        "camel": ["trainOp", "trainStep"],
        "keras": ["train_op", "optim"],
    },
    "pair_batch": {"*": ["batch", "batch", "batch_data", "minibatch"]},
    "stream": {"*": ["batches", "train_batches", "all_batches"]},
    "critic_steps": {"*": ["n_critic", "d_iters", "critic_rounds"]},
    "second_op": {"*": ["head_op", "train_last", "fine_op", "optimize_part"]},
    "opt": {
        "tutorial": ["opt", "optimizer"],
        "terse": ["opt"],
        "long": ["optimizer", "adam_optimizer"],
        "camel": ["myOpt"],
        "keras": ["opt", "optimizer"],
    },
    "accuracy": {
        "tutorial": ["accuracy"],
        "terse": ["acc"],
        "long": ["accuracy", "eval_op"],
        "camel": ["accOp"],
        "keras": ["acc", "accuracy"],
    },
    "sess": {
        "tutorial": ["sess"],
        "terse": ["s", "sess"],
        "long": ["session", "sess"],
        "camel": ["sess"],
        "keras": ["sess"],
    },
    "epoch": {
        "tutorial": ["epoch"],
        "terse": ["e", "ep"],
        "long": ["epoch", "epoch_index"],
        "camel": ["epochNum"],
        "keras": ["epoch"],
    },
    "i": {
        "tutorial": ["i"],
        "terse": ["j", "b"],
        "long": ["batch_index", "batch_i", "iteration"],
        "camel": ["idx"],
        "keras": ["batch", "i"],
    },
    "step": {
        "tutorial": ["step", "i"],
        "terse": ["k", "it"],
        "long": ["step", "global_step_value", "iteration"],
        "camel": ["stepNum"],
        "keras": ["step"],
    },
    "bx": {
        "tutorial": ["batch_x", "batch_xs"],
        "terse": ["bx", "xb"],
        "long": ["x_batch", "batch_images", "feature_batch"],
        "camel": ["batchX"],
        "keras": ["x_batch"],
    },
    "by": {
        "tutorial": ["batch_y", "batch_ys"],
        "terse": ["by", "yb"],
        "long": ["y_batch", "batch_labels", "label_batch"],
        "camel": ["batchY"],
        "keras": ["y_batch"],
    },
    "c": {
        "tutorial": ["c", "_loss"],
        "terse": ["c", "lv"],
        "long": ["loss_value", "batch_loss", "current_loss"],
        "camel": ["lossVal"],
        "keras": ["loss_val"],
    },
    "avg": {
        "tutorial": ["avg_cost", "avg_loss"],
        "terse": ["a", "tot"],
        "long": ["average_loss", "epoch_loss", "total_cost"],
        "camel": ["avgLoss"],
        "keras": ["epoch_loss", "train_loss_sum"],
    },
    "total": {
        "tutorial": ["total_batch"],
        "terse": ["nb", "n_batch"],
        "long": ["num_batches", "batches_per_epoch", "total_batches"],
        "camel": ["numBatch"],
        "keras": ["n_batches", "steps_per_epoch"],
    },
    "lr": {
        "tutorial": ["learning_rate"],
        "terse": ["lr"],
        "long": ["learning_rate", "initial_learning_rate"],
        "camel": ["learnRate"],
        "keras": ["lr", "learning_rate"],
    },
    "batch_size": {
        "tutorial": ["batch_size"],
        "terse": ["bs", "B"],
        "long": ["batch_size", "mini_batch_size"],
        "camel": ["batchSize"],
        "keras": ["batch_size"],
    },
    "epochs": {
        "tutorial": ["training_epochs"],
        "terse": ["n_epoch", "E"],
        "long": ["num_epochs", "epochs", "training_epochs"],
        "camel": ["numEpochs"],
        "keras": ["epochs", "nb_epoch"],
    },
    "steps": {
        "tutorial": ["training_steps", "num_steps"],
        "terse": ["n_iter", "iters"],
        "long": ["num_steps", "max_steps", "training_iters"],
        "camel": ["maxIter"],
        "keras": ["iterations"],
    },
    "display": {
        "tutorial": ["display_step"],
        "terse": ["every"],
        "long": ["print_every", "log_interval", "display_step"],
        "camel": ["logStep"],
        "keras": ["print_interval"],
    },
    "keep_prob": {
        "tutorial": ["keep_prob"],
        "terse": ["kp"],
        "long": ["keep_prob", "dropout_keep_prob"],
        "camel": ["keepProb"],
        "keras": ["keep_prob"],
    },
    "training": {
        "tutorial": ["is_training"],
        "terse": ["tr"],
        "long": ["is_training", "training_flag"],
        "camel": ["isTraining"],
        "keras": ["is_training"],
    },
    "global_step": {
        "tutorial": ["global_step"],
        "terse": ["gs"],
        "long": ["global_step"],
        "camel": ["globalStep"],
        "keras": ["global_step"],
    },
    "merged": {
        "tutorial": ["merged_summary_op", "merged"],
        "terse": ["summ"],
        "long": ["summary_op", "merged_summaries"],
        "camel": ["mergedOp"],
        "keras": ["merged"],
    },
    "writer": {
        "tutorial": ["summary_writer", "writer"],
        "terse": ["wr", "writer"],
        "long": ["summary_writer", "train_writer"],
        "camel": ["summWriter"],
        "keras": ["writer"],
    },
    "saver": {"*": ["saver", "saver", "saver", "model_saver"]},
    "init": {"*": ["init", "init", "init_op"]},
    "model": {"*": ["model", "model", "net", "network"]},
    "tape": {"*": ["tape", "tape", "tape", "t", "g"]},
    "grads": {"*": ["grads", "gradients", "gradients", "grad"]},
    "loss_fn": {"*": ["loss_fn", "loss_object", "criterion", "loss_func"]},
    "dataset": {"*": ["dataset", "train_dataset", "train_ds", "ds", "train_data"]},
    "test_set": {"*": ["test_dataset", "test_ds", "val_ds", "valid_data"]},
    "loss_metric": {"*": ["train_loss", "loss_metric", "epoch_loss_avg", "loss_tracker"]},
    "acc_metric": {"*": ["train_accuracy", "acc_metric", "train_acc_metric"]},
    "train_step": {
        "*": ["train_step", "train_step", "train_on_batch", "step_fn", "update", "train_one_step"]
    },
    "best": {"*": ["best_loss", "best", "min_loss", "best_val_loss", "best_acc"]},
    "wait": {"*": ["patience_counter", "wait", "no_improve", "bad_epochs", "stagnation"]},
    "history": {"*": ["history", "hist", "H"]},
    "losses": {"*": ["losses", "loss_history", "train_losses", "costs", "loss_list"]},
    "noise": {"*": ["z", "noise", "Z", "noise_dim_input"]},
    "rate_ph": {"*": ["lr_ph", "learning_rate_placeholder", "rate"]},
}
ARRAYS = {
    "tutorial": [
        ("X_train", "Y_train", "X_test", "Y_test"),
        ("train_X", "train_Y", "test_X", "test_Y"),
        ("x_train", "y_train", "x_test", "y_test"),
    ],
    "terse": [("trX", "trY", "teX", "teY"), ("xtr", "ytr", "xte", "yte")],
    "long": [
        ("train_images", "train_labels", "test_images", "test_labels"),
        ("train_data", "train_labels", "eval_data", "eval_labels"),
        ("training_features", "training_targets", "validation_features", "validation_targets"),
    ],
    "camel": [("trainX", "trainY", "testX", "testY")],
    "keras": [
        ("x_train", "y_train", "x_test", "y_test"),
        ("X_train", "y_train", "X_test", "y_test"),
    ],
}
COMMENTS = {
    "data": {
        "en": [
            "load the data",
            "Load MNIST-like data",
            "Prepare data",
            "read everything into memory",
        ],
        "zh": ["加载数据", "读取训练数据"],
        "de": ["Daten laden"],
        "fr": ["charger les données"],
        "ja": ["データを読み込む"],
    },
    "model": {
        "en": ["build the network", "Construct model", "tf Graph input", "define the model"],
        "zh": ["定义网络结构", "搭建模型"],
        "de": ["Netz aufbauen"],
        "fr": ["définir le modèle"],
        "ja": ["モデルを定義"],
    },
    "loss": {
        "en": ["Define loss and optimizer", "loss", "minimise the error", "cost function"],
        "zh": ["损失函数和优化器", "定义损失"],
        "de": ["Fehlerfunktion"],
        "fr": ["fonction de coût"],
        "ja": ["損失関数"],
    },
    "train": {
        "en": [
            "Training cycle",
            "start training",
            "Launch the graph",
            "fit all training data",
            "main loop",
        ],
        "zh": ["开始训练", "训练循环"],
        "de": ["Training beginnt"],
        "fr": ["boucle d'entraînement"],
        "ja": ["学習"],
    },
    "batch": {
        "en": ["Run optimization op (backprop)", "one step", "get next batch", "feed the batch"],
        "zh": ["取一个批次", "一步训练"],
        "de": ["ein Schritt"],
        "fr": ["un pas"],
        "ja": ["1ステップ"],
    },
    "eval": {
        "en": [
            "Test model",
            "evaluate on held-out data",
            "Calculate accuracy",
            "check how good it is",
        ],
        "zh": ["测试模型", "计算准确率"],
        "de": ["auswerten"],
        "fr": ["évaluation"],
        "ja": ["評価"],
    },
    "save": {
        "en": ["save the model", "Save checkpoint", "keep the weights"],
        "zh": ["保存模型"],
        "de": ["Modell sichern"],
        "fr": ["sauvegarde"],
        "ja": ["保存"],
    },
    "config": {
        "en": ["Parameters", "hyper parameters", "Hyperparameters, tuned by hand", "settings"],
        "zh": ["超参数", "参数设置"],
        "de": ["Einstellungen"],
        "fr": ["paramètres"],
        "ja": ["パラメータ"],
    },
    "log": {
        "en": ["Display logs per epoch step", "show progress", "logging"],
        "zh": ["打印日志"],
        "de": ["Ausgabe"],
        "fr": ["affichage"],
        "ja": ["ログ"],
    },
}
KEYS = {  # the key of a setting as flags and dictionaries spell it
    "lr": ["learning_rate", "lr"],
    "batch_size": ["batch_size"],
    "epochs": ["epochs", "num_epochs", "max_epochs"],
    "steps": ["max_steps", "num_steps", "training_steps"],
    "display": ["log_every", "display_step"],
    "hidden": ["hidden_units", "num_hidden", "hidden"],
    "decay_steps": ["decay_steps"],
    "log_dir": ["logdir"],  # `log_dir` is a flag of absl itself
    "model_dir": ["model_dir", "checkpoint_dir", "save_dir"],
    "optimizer": ["optimizer", "opt"],
    "restore": ["restore", "resume"],
    "patience": ["patience"],
    "save_every": ["save_every"],
    "mode": ["mode", "fake_data"],
    "latent": ["latent_dim", "noise_dim"],
    "window": ["window", "seq_len", "num_steps"],
    "critic": ["n_critic", "d_steps"],
}
TAKEN = {
    "tf",
    "np",
    "os",
    "time",
    "plt",
    "pd",
    "data",
    "keras",
    "layers",
    "math",
    "random",
    "args",
    "FLAGS",
    "config",
    "cfg",
    "params",
    "hparams",
    "lambda",
    "for",
    "in",
    "if",
    "is",
    "as",
    "json",
    "csv",
    "pickle",
    "utils",
    "sys",
    "train",
    "model",
}


class Names:
    """The names of one program, no two alike."""

    def __init__(self, program):
        self.program, self.chosen, self.used = program, {}, set(TAKEN)

    def __getitem__(self, concept):
        if concept not in self.chosen:
            if concept in ("train_x", "train_y", "test_x", "test_y"):
                self.arrays()
            else:
                pool = POOLS.get(concept, {})
                family = pool.get("*") or pool.get(self.program.pick("naming")) or []
                self.chosen[concept] = self.fresh(list(family) or [concept], concept)
        return self.chosen[concept]

    def arrays(self):
        four = self.program.one(*ARRAYS[self.program.pick("naming")])
        for concept, name in zip(("train_x", "train_y", "test_x", "test_y"), four):
            self.chosen[concept] = name
            self.used.add(name)

    def fresh(self, options, concept=None):
        options = list(options)
        self.program.random.shuffle(options)
        extra = (concept or options[0]).replace("train", "trained")
        # `train` and `model` are usual names; modules of that name are spelled otherwise.
        for name in (
            options
            + [concept or options[0], extra + "_value"]
            + [extra + str(i) for i in range(2, 30)]
        ):
            if name not in self.used:
                self.used.add(name)
                return name
        raise ValueError("no name is left for %s" % concept)


def key_of(program, key):
    name = "key " + key
    if name not in program.names.chosen:
        program.names.chosen[name] = program.one(*KEYS.get(key, [key]))
    return program.names.chosen[name]


def setting(program, key):
    """How a setting is read."""
    way, k = program.pick("config"), key_of(program, key)
    if way in ("names", "literal"):
        return program[key] if key in POOLS else k
    if way == "constants":
        return k.upper()
    if way == "module":
        return "config." + k.upper()
    holder = {
        "argparse": "args",
        "flags": "FLAGS",
        "dict": "params",
        "class": "cfg",
        "namedtuple": "hp",
    }[way]
    return "%s[%r]" % (holder, k) if way == "dict" else "%s.%s" % (holder, k)


def comment(program, concept):
    tongue = program.pick("tongue")
    known = COMMENTS.get(concept, COMMENTS["train"])
    return program.one(
        *known.get(tongue, known["en"]), *(known["en"][:1] if tongue != "en" else known["en"])
    )
