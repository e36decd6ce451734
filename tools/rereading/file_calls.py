"""Functions of libraries that write, read and ask for files, and where the path stands."""
import re

BY_ITSELF = re.compile(r"\{(time|datetime|random|np\.random|numpy\.random)[\w.]*#\d+\}")
OWN_PLACE = re.compile(
    r"tempfile|mkdtemp|getpid|uuid|/dev/null|os\.devnull|devnull|hvd\.rank|hostname")

# name of a function, and the place of what it writes to
WRITES = {
    "np.save": 0, "np.savez": 0, "np.savetxt": 0, "np.savez_compressed": 0, "numpy.save": 0,
    "numpy.savez": 0, "numpy.savetxt": 0, "numpy.savez_compressed": 0,
    "cv2.imwrite": 0, "plt.savefig": 0, "plt.imsave": 0, "matplotlib.pyplot.savefig": 0,
    "matplotlib.pyplot.imsave": 0, "scipy.misc.imsave": 0,
    "imageio.imwrite": 0, "imageio.imsave": 0, "imageio.mimsave": 0, "skimage.io.imsave": 0,
    "shutil.rmtree": 0, "shutil.move": 1, "shutil.copy": 1, "shutil.copyfile": 1, "shutil.copy2": 1,
    "shutil.copytree": 1, "shutil.unpack_archive": 1, "shutil.make_archive": 0,
    "os.remove": 0, "os.unlink": 0, "os.rename": 1, "os.renames": 1, "os.replace": 1, "os.rmdir": 0,
    "os.removedirs": 0, "os.symlink": 1, "os.link": 1,
    "os.mkdir": 0, "os.makedirs": 0, "joblib.dump": 1, "sio.savemat": 0, "scipy.io.savemat": 0,
    "savemat": 0, "imwrite": 0, "imsave": 0, "rmtree": 0, "copyfile": 1, "copytree": 1,
    "wget.download": None, "urllib.request.urlretrieve": 1, "urlretrieve": 1,
    "urllib.urlretrieve": 1,
    "gdown.download": 1,
    "tf.summary.FileWriter": 0, "tf.train.SummaryWriter": 0, "tf.summary.create_file_writer": 0,
    "tf.contrib.summary.create_file_writer": 0, "tf.compat.v1.summary.FileWriter": 0,
    "tf.python_io.TFRecordWriter": 0, "tf.io.TFRecordWriter": 0,
    "tf.compat.v1.python_io.TFRecordWriter": 0,
    "tf.gfile.DeleteRecursively": 0, "tf.gfile.MakeDirs": None, "tf.gfile.Remove": 0,
    "tf.gfile.MkDir": 0, "tf.io.gfile.rmtree": 0, "tf.io.gfile.remove": 0, "tf.gfile.Copy": 1,
    "tf.gfile.Rename": 1, "tf.io.gfile.rename": 1, "tf.io.gfile.mkdir": 0,
    "tf.io.write_file": 0, "tf.write_file": 0, "tf.train.write_graph": 1, "tf.io.write_graph": 1,
    "tf.saved_model.save": 1, "tf.keras.models.save_model": 1, "keras.models.save_model": 1,
    "save_model": 1, "plot_model": "to_file", "tf.keras.utils.plot_model": "to_file",
    "keras.utils.plot_model": "to_file", "keras.utils.vis_utils.plot_model": "to_file",
    "git.Repo.clone_from": 1, "Repo.clone_from": 1, "logging.FileHandler": 0,
    "logging.basicConfig": "filename", "pd.HDFStore": 0,
    "tf.saved_model.builder.SavedModelBuilder": 0,
    "tf.saved_model.simple_save": 1, "torchvision.utils.save_image": 1,
}
# methods of any object, and the place of the path
METHODS = {
    "savefig": 0, "to_csv": 0, "to_pickle": 0, "to_json": 0, "to_hdf": 0, "to_excel": 0,
    "to_parquet": 0,
    "save_weights": 0, "extractall": 0, "save_img": 0, "write_pdf": 0, "write_html": 0,
    "write_videofile": 0, "write_gif": 0, "imwrite": 0, "imsave": 0, "savemat": 0, "savez": 0,
    "to_file": 0, "export_savedmodel": 0, "save_pretrained": 0, "save_to_disk": 0, "tofile": 0,
    "save_model": 0,
}
SAVERS = {"save"}
# functions and methods that write, by their last words; `replace` is most often a text's
WRITING = {name.rsplit(".", 1)[-1] for name in WRITES if not re.search(
    r"os\.replace$|(Writer|Handler|Store|Builder)$", name)} | METHODS.keys() | SAVERS | {
        "write", "writelines", "writerow"}
OPENS = {"open", "io.open", "codecs.open", "tf.gfile.GFile", "tf.io.gfile.GFile", "tf.gfile.Open",
         "tf.gfile.FastGFile", "h5py.File", "gzip.open", "ZipFile", "zipfile.ZipFile",
         "tarfile.open", "file", "bz2.open", "wave.open"}  # to read or to write, as their mode says
READS = {
    "np.load": 0, "numpy.load": 0, "np.loadtxt": 0, "np.genfromtxt": 0, "pd.read_csv": 0,
    "pandas.read_csv": 0, "pd.read_pickle": 0, "pandas.read_pickle": 0, "pd.read_json": 0,
    "pd.read_hdf": 0, "cv2.imread": 0, "imageio.imread": 0, "scipy.misc.imread": 0, "plt.imread": 0,
    "Image.open": 0, "PIL.Image.open": 0, "joblib.load": 0, "scipy.io.loadmat": 0, "sio.loadmat": 0,
    "os.listdir": 0, "glob.glob": 0, "glob.iglob": 0, "os.walk": 0, "os.scandir": 0, "glob": 0,
    "tf.gfile.Glob": 0, "tf.io.gfile.glob": 0, "tf.gfile.ListDirectory": 0,
    "tf.io.gfile.listdir": 0,
    "tf.train.latest_checkpoint": 0, "tf.train.get_checkpoint_state": 0, "tf.io.read_file": 0,
    "tf.data.TFRecordDataset": 0, "tf.data.TextLineDataset": 0, "tf.keras.models.load_model": 0,
    "keras.models.load_model": 0, "load_model": 0, "tf.saved_model.load": 0, "tf.read_file": 0,
    "tf.train.load_checkpoint": 0, "tf.train.NewCheckpointReader": 0,
    "os.path.getsize": 0, "os.stat": 0, "shutil.copytree": 0,
    "tf.data.Dataset.list_files": 0, "tf.python_io.tf_record_iterator": 0,
    "tf.compat.v1.train.latest_checkpoint": 0, "tf.compat.v1.train.get_checkpoint_state": 0,
}
ASKS = {"os.path.exists", "os.path.isfile", "os.path.isdir", "tf.gfile.Exists",
        "tf.io.gfile.exists", "os.path.lexists", "tf.gfile.IsDirectory", "exists", "isfile",
        "isdir", "os.access", "tf.train.checkpoint_exists", "tf.io.gfile.isdir"}
READ_METHODS = {"load_weights": 0, "restore": 1, "load_model": 0}
# what lists a folder, and all that ask for files, by the last word of a call
LISTS = {"listdir", "glob", "walk", "iglob", "scandir", "Glob", "latest_checkpoint",
         "get_checkpoint_state", "ListDirectory"}
ASKING = {name.rsplit(".", 1)[-1] for name in ASKS} | LISTS | {"is_file", "is_dir"}
COMMANDS = {"os.system", "subprocess.call", "subprocess.check_call", "subprocess.run", "os.popen",
            "subprocess.Popen", "subprocess.check_output"}
HARMLESS = re.compile(
    r"^.?(nvidia-smi|clear|cls|date|uname|hostname|pwd|ls|free|stty|echo|ulimit|export|play|say)\b")
