// A library to preload: the n-th of the calls that touch files fails, or the process is killed there.
// HVREWRITE_FAULT is `CALL:N:ERROR`: CALL one of those below or `any`, ERROR a number or `kill`.
// Into HVREWRITE_CALLS (a path), where it is set, the number of such calls is written at the end.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char call[16] = "";
static int nth = 0, error = 0;
static atomic_int count = 0;

__attribute__((constructor)) static void begin(void) {
  const char* what = getenv("HVREWRITE_FAULT");
  char end[16] = "";
  if (!what || sscanf(what, "%15[^:]:%d:%15s", call, &nth, end) != 3) return;
  error = strcmp(end, "kill") == 0 ? -1 : atoi(end);
}

__attribute__((destructor)) static void end(void) {
  const char* path = getenv("HVREWRITE_CALLS");
  FILE* out = path ? fopen(path, "w") : NULL;
  if (!out) return;
  fprintf(out, "%d\n", atomic_load(&count));
  fclose(out);
}

static int fails(const char* name) {
  if (strcmp(call, "any") != 0 && strcmp(call, name) != 0) return 0;
  if (atomic_fetch_add(&count, 1) + 1 != nth) return 0;
  if (error < 0) kill(getpid(), SIGKILL);
  errno = error;
  return 1;
}

// Standard input, output and error are no files here.
#define REAL(type, name, ...) ((type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name))

int open(const char* path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) ? va_arg(more, mode_t) : 0;
  va_end(more);
  return fails("open") ? -1 : REAL(int, "open", const char*, int, mode_t)(path, flags, mode);
}
ssize_t read(int fd, void* to, size_t size) {
  return fd > 2 && fails("read") ? -1 : REAL(ssize_t, "read", int, void*, size_t)(fd, to, size);
}
ssize_t write(int fd, const void* from, size_t size) {
  return fd > 2 && fails("write") ? -1
                                  : REAL(ssize_t, "write", int, const void*, size_t)(fd, from, size);
}
// What could not be closed is closed all the same.
int close(int fd) {
  const int failing = fd > 2 && fails("close");
  const int why = errno;
  const int out = REAL(int, "close", int)(fd);
  if (!failing) return out;
  errno = why;
  return -1;
}
int fsync(int fd) { return fails("fsync") ? -1 : REAL(int, "fsync", int)(fd); }
int fchmod(int fd, mode_t mode) {
  return fails("fchmod") ? -1 : REAL(int, "fchmod", int, mode_t)(fd, mode);
}
int link(const char* from, const char* to) {
  return fails("link") ? -1 : REAL(int, "link", const char*, const char*)(from, to);
}
int rename(const char* from, const char* to) {
  return fails("rename") ? -1 : REAL(int, "rename", const char*, const char*)(from, to);
}
int unlink(const char* path) {
  return fails("unlink") ? -1 : REAL(int, "unlink", const char*)(path);
}
