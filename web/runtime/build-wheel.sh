#!/bin/bash
# Builds pygame-ce for pyodide (npm) as one Emscripten side module, from
# package registries only: Debian (tool chain + C sources + Python headers),
# PyPI (pygame-ce sdist), npm (pyodide). Run as root on Debian 12+, x86-64;
# needs node 20+, npm, python3 with pip.
#
#   [SUITE=trixie|sid] build-wheel.sh [WORKDIR]      default WORKDIR ./wheel-build
#
# SUITE chooses the compiler: trixie = Debian stable, emscripten 3.1.69 (it does
# not move under you); sid = emscripten 6.0.5 or whatever sid has by then.
# Pyodide 314 itself was built with 5.0.3; both sides of it work (see the
# comments in recipe/patch_sources.py for the one ABI difference met).
# Takes 2.5-4 minutes on 2 cores, 1.7 GB of disk.
#
# Result: WORKDIR/out/pygame_ce-2.5.8-cp314-cp314-pyemscripten_2026_0_wasm32.whl
# Put it beside this script and its SHA-256 into lock.json.
set -euo pipefail
HERE=$(cd "$(dirname "$0")" && pwd)/recipe        # Makefile, mkwheel.py, ... lie here
W=$(realpath -m "${1:-wheel-build}")
SUITE=${SUITE:-trixie}
PYODIDE=314.0.7 PYGAME=2.5.8 PYVER=3.14 PYTAG=cp314
EXT=.cpython-314-wasm32-emscripten.so PLAT=pyemscripten_2026_0_wasm32
# the Debian mirror this machine already uses
MIRROR=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/*.{list,sources} 2>/dev/null | sed -nE 's/^URIs: *([^ ]+).*/\1/p; s/^deb +(\[[^]]*\] +)?([^ ]+).*/\2/p' | sed -n '/debian\/*$/{p;q}' || true)
[ -n "$MIRROR" ] || { echo "no Debian mirror in this machine's apt sources" >&2; exit 1; }
mkdir -p "$W"/{deb,src,out,npm}
T0=$SECONDS; say() { echo "== [$((SECONDS-T0)) s] $*"; }

# ---- 1. a chroot with the compiler ------------------------------------------
command -v debootstrap >/dev/null || { apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq debootstrap >/dev/null; }
R=$W/$SUITE
if [ ! -e "$R/.ready" ]; then
  say "debootstrap $SUITE"; rm -rf "$R"
  debootstrap --variant=minbase --include=ca-certificates "$SUITE" "$R" $MIRROR >"$W/log.debootstrap"
  printf 'deb %s %s main\ndeb %s sid main\ndeb-src %s trixie main\n' $MIRROR "$SUITE" $MIRROR $MIRROR >"$R/etc/apt/sources.list"
  # sid serves the Python headers only, unless SUITE=sid
  [ "$SUITE" = sid ] || printf 'Package: *\nPin: release n=sid\nPin-Priority: 1\n' >"$R/etc/apt/preferences"
  # the mirror's sid Release file may be past its Valid-Until; its signature is still checked
  echo 'Acquire::Check-Valid-Until "false"; APT::Install-Recommends "false"; Acquire::Retries "3"; APT::Sandbox::User "root";' >"$R/etc/apt/apt.conf.d/99wheel"
  cp /etc/resolv.conf "$R/etc/resolv.conf"
fi
mkdir -p "$R/w" "$R/recipe"; mount --bind /proc "$R/proc"; mount --bind "$W" "$R/w"; mount --bind "$HERE" "$R/recipe"
trap 'umount "$R/recipe" "$R/w" "$R/proc"' EXIT
in_root() { chroot "$R" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/ LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive ${CACHE:+EM_CACHE=$CACHE} bash -euc "$1"; }
if [ ! -e "$R/.ready" ]; then
  in_root 'apt-get update -qq; apt-get install -y -qq emscripten cython3 dpkg-dev make patch xz-utils' >"$W/log.apt" 2>&1
  touch "$R/.ready"
fi
# trixie's emscripten has a frozen, complete cache; sid's wants a writable one
grep -q '^FROZEN_CACHE = True' "$R/usr/share/emscripten/.emscripten" || CACHE=/w/emcache-$SUITE
say "$(in_root 'emcc --version | head -1')"

# ---- 2. sources --------------------------------------------------------------
say sources
# SDL's: source packages of trixie (with Debian's security patches). freetype:
# a plain tarball is enough; when a mirror lacks its .dsc, apt still brings and
# checks the .orig tarball.
in_root 'cd /w/deb; for p in libsdl2 libsdl2-image libsdl2-ttf libsdl2-mixer; do ls ${p}_*.dsc >/dev/null 2>&1 || apt-get source -qq --download-only $p/trixie; done
         ls freetype_*.orig.tar.xz >/dev/null 2>&1 || apt-get source -qq --download-only freetype/trixie || true
         ls libpython3.14-dev_*.deb >/dev/null 2>&1 || apt-get download -qq libpython3.14-dev/sid' >"$W/log.source" 2>&1
rm -rf "$W"/src/*
in_root 'cd /w/src; for p in libsdl2:SDL2 libsdl2-image:SDL2_image libsdl2-ttf:SDL2_ttf libsdl2-mixer:SDL2_mixer; do
           dpkg-source --no-check -x $(ls /w/deb/${p%:*}_*.dsc | tail -1) ${p#*:}; done
         mkdir freetype; tar xf $(ls /w/deb/freetype_*.orig.tar.xz | tail -1) -C freetype --strip-components=1
         dpkg-deb -x $(ls /w/deb/libpython3.14-dev_*.deb | tail -1) python-dev' >>"$W/log.source" 2>&1
PYTHONPATH=$HERE python3 -m pip download -q --no-deps --no-binary :all: --no-build-isolation -d "$W/npm" "pygame-ce==$PYGAME"
mkdir -p "$W/src/pygame_ce"; tar xf "$W/npm/pygame_ce-$PYGAME.tar.gz" -C "$W/src/pygame_ce" --strip-components=1
(cd "$W/npm"; [ -e "pyodide-$PYODIDE.tgz" ] || npm pack --silent "pyodide@$PYODIDE" >/dev/null; tar xf "pyodide-$PYODIDE.tgz")
in_root 'python3 /recipe/patch_sources.py /w/src'

# ---- 3. Python headers: Debian's 3.14 ones with wasm32 sizes ------------------
# (the C ABI of 3.14.x is stable; only pyconfig.h depends on the platform)
rm -rf "$W/build"; mkdir -p "$W/build/pyinc"; cp -r "$W/src/python-dev/usr/include/python$PYVER/." "$W/build/pyinc/"
sed -E -e 's/^(#define SIZEOF_(LONG|PTHREAD_T|SIZE_T|UINTPTR_T|VOID_P)) 8/\1 4/' -e 's/^(#define ALIGNOF_(LONG|SIZE_T)) 8/\1 4/' \
       -e '/^#define HAVE_GCC_(ASM_FOR_X64|ASM_FOR_X87|UINT128_T) 1/d' \
       "$W/src/python-dev/usr/include/x86_64-linux-gnu/python$PYVER/pyconfig.h" >"$W/build/pyinc/pyconfig.h"

# ---- 4. compile and link -----------------------------------------------------
say compile
in_root "make -C /recipe -j$(nproc) B=/w/build SRC=/w/src R=/recipe all" >"$W/log.make" 2>&1 || { tail -30 "$W/log.make"; exit 1; }
# every import of base.so must be an export of pyodide's main module or a JS library function
node "$HERE/chkimp.mjs" "$W/build/base.so" "$W/npm/package"

# ---- 5. pack (pyodide itself, under node, compiles the .pyc files) -------------
say pack
node "$HERE/pyrun.mjs" "$W/npm/package" "$HERE/mkwheel.py" "$(realpath "$W/src/pygame_ce")" "$W/build/base.so" "$W/out" $PYTAG $EXT $PLAT
chmod 644 "$W"/out/*.whl
say done; sha256sum "$W"/out/*.whl
