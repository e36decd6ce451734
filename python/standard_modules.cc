// The names of the standard library's modules.
#include "python/standard_modules.h"

#include <algorithm>

#include "python/word_table.h"

namespace hvr {
namespace {

// In the order of their bytes.
constexpr std::string_view kModules =
    "BaseHTTPServer CGIHTTPServer ConfigParser Cookie HTMLParser Queue SimpleHTTPServer "
    "SocketServer StringIO Tkinter UserDict __future__ abc aifc antigravity argparse array "
    "ast asynchat asyncio asyncore atexit audioop base64 bdb binascii bisect builtins bz2 "
    "cPickle cProfile cStringIO calendar cgi cgitb chunk cmath cmd code codecs codeop "
    "collections colorsys commands compileall concurrent configparser contextlib contextvars "
    "cookielib copy copy_reg copyreg crypt csv ctypes curses dataclasses datetime dbm decimal "
    "difflib dis distutils doctest dummy_thread email encodings ensurepip enum errno "
    "exceptions faulthandler fcntl filecmp fileinput fnmatch fractions ftplib functools gc "
    "genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac hotshot "
    "html htmlentitydefs http httplib idlelib imaplib imghdr imp importlib inspect io "
    "ipaddress itertools json keyword lib2to3 linecache locale logging lzma mailbox mailcap "
    "marshal math md5 mimetypes mmap modulefinder msilib msvcrt multiprocessing netrc new nis "
    "nntplib nt ntpath nturl2path numbers opcode operator optparse os ossaudiodev pathlib pdb "
    "pickle pickletools pipes pkgutil platform plistlib popen2 poplib posix posixpath pprint "
    "profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re "
    "readline reprlib resource rlcompleter robotparser runpy sched secrets select selectors "
    "sets sha shelve shlex shutil signal site smtpd smtplib sndhdr socket socketserver spwd "
    "sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string stringprep struct "
    "subprocess sunau symtable sys sysconfig syslog tabnanny tarfile telnetlib tempfile "
    "termios textwrap this threading time timeit tkFileDialog tkMessageBox tkinter token "
    "tokenize tomllib trace traceback tracemalloc ttk tty turtle turtledemo types typing "
    "unicodedata unittest urllib urllib2 urlparse uu uuid venv warnings wave weakref "
    "webbrowser whichdb winreg winsound wsgiref xdrlib xml xmlrpc xmlrpclib zipapp zipfile "
    "zipimport zlib zoneinfo";

constexpr auto kTable = word_table<count_words(kModules)>(kModules);
static_assert(std::is_sorted(kTable.begin(), kTable.end()));

}  // namespace

bool is_standard_module(std::string_view root) {
  return std::binary_search(kTable.begin(), kTable.end(), root);
}

}  // namespace hvr
