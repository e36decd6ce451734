// The version, set by the build.
#pragma once
#ifndef HVREWRITE_VERSION
#define HVREWRITE_VERSION "0.0.0"
#endif
