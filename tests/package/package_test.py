"""Installs the library into a folder of its own and builds the example of the public header against it in a foreign
project: by find_package, by pkg-config, and with the sources as a subfolder (configured only where a build would
take long: its targets are those of the tests).

    python3 tests/package/package_test.py CMAKE BUILD SOURCE COMPILER
"""
import os
import shutil
import subprocess
import sys
import tempfile

CMAKE, BUILD, SOURCE, COMPILER = sys.argv[1:5]
EXAMPLE = os.path.join(SOURCE, "tests", "unit", "embed.cc")
FOUND = """cmake_minimum_required(VERSION 3.25)
project(foreign LANGUAGES CXX)
find_package(hvrewrite REQUIRED)
add_executable(foreign embed.cc)
target_link_libraries(foreign PRIVATE hvrewrite::hvrewrite)
"""
INSIDE = """cmake_minimum_required(VERSION 3.25)
project(foreign LANGUAGES C CXX)
add_subdirectory({source} hvrewrite)
foreach(name IN ITEMS base source python ir api warnings tests unit_tests)
  if(TARGET ${{name}})
    message(FATAL_ERROR "a target of a common name: ${{name}}")
  endif()
endforeach()
get_target_property(options hvrewrite_warnings INTERFACE_COMPILE_OPTIONS)
if(HVREWRITE_WERROR OR HVREWRITE_TESTS)
  message(FATAL_ERROR "an embedding project gets this project's own strictness")
endif()
add_executable(foreign embed.cc)
target_link_libraries(foreign PRIVATE hvrewrite::hvrewrite)
"""


def run(*command, **more):
    done = subprocess.run(command, capture_output=True, text=True, **more)
    if done.returncode:
        sys.exit("%s\n%s%s" % (" ".join(command), done.stdout, done.stderr))
    return done.stdout


def project(folder, text):
    os.makedirs(folder)
    shutil.copy(EXAMPLE, folder)
    with open(os.path.join(folder, "CMakeLists.txt"), "w", encoding="utf-8") as f:
        f.write(text)


def expect_output(program):
    out = run(program)
    if "mylog.info('hello')" not in out:
        sys.exit("%s printed %r" % (program, out))


def main():
    with tempfile.TemporaryDirectory() as top:
        prefix = os.path.join(top, "prefix")
        run(CMAKE, "--install", BUILD, "--prefix", prefix)
        found = os.path.join(top, "found")
        project(found, FOUND)
        flags = ["-DCMAKE_CXX_COMPILER=" + COMPILER]
        run(CMAKE, "-S", found, "-B", found + "/build", "-DCMAKE_PREFIX_PATH=" + prefix, *flags)
        run(CMAKE, "--build", found + "/build")
        expect_output(found + "/build/foreign")

        pc = [d for d, _, names in os.walk(prefix) if "hvrewrite.pc" in names]
        env = dict(os.environ, PKG_CONFIG_PATH=pc[0])
        told = run("pkg-config", "--cflags", "--libs", "--static", "hvrewrite", env=env).split()
        run(COMPILER, "-std=c++20", EXAMPLE, "-o", top + "/by_pkgconfig", *told)
        expect_output(top + "/by_pkgconfig")

        inside = os.path.join(top, "inside")
        project(inside, INSIDE.format(source=SOURCE))
        run(CMAKE, "-S", inside, "-B", inside + "/build", *flags)

        # The installed program knows no path of the machine it was built on, and finds its rulesets.
        program = os.path.join(prefix, "bin", "hvrewrite")
        with open(program, "rb") as f:
            if (SOURCE + "/rulesets").encode() in f.read():
                sys.exit("the installed program holds the path of its sources")
        run(program, "check", "horovod", cwd=top)
    print("4 passed, 0 failed")


main()
