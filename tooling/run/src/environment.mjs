import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

import { ROOT, STATE } from './paths.mjs';

/** @typedef {Record<string, string | undefined>} Environment */

const PRESERVED = /^npm_config_(registry|cache|cafile|userconfig|https?_proxy|proxy|noproxy)$/i;

/**
 * Returns the environment without the variables that npm sets for its scripts, which would affect the tools started
 * from here. The user's own settings of the registry, proxies and cache are preserved.
 * @param {Environment} env
 * @returns {Environment}
 */
export const withoutNpm = (env) =>
  Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => !/^(npm_|INIT_CWD$|NODE_ENV$|NODE$)/i.test(name) || PRESERVED.test(name),
    ),
  );

/** @param {string} dir */
const isWritable = (dir) => {
  try {
    mkdirSync(dir, { recursive: true });
    accessSync(dir, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns the directory of downloaded tools: in the user's cache, or in the project without a writable home directory.
 * @param {Environment} env
 * @returns {{ readonly cache: string, readonly home: string | undefined }}
 */
const findCache = (env) => {
  const cache = join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'pegboard');
  if (isWritable(cache)) return { cache, home: undefined };
  const home = join(ROOT, '.pegboard', 'toolchain', 'home');
  mkdirSync(home, { recursive: true });
  return { cache: join(ROOT, '.pegboard', 'toolchain'), home };
};

/** @type {ReturnType<typeof findCache> | undefined} */
let found;

/** Returns the directory of downloaded tools; created on first use. */
export const cacheDir = () => (found ??= findCache(process.env)).cache;

/** @param {string} home @returns {Environment} */
const atHome = (home) => {
  const settings = join(homedir(), '.npmrc');
  return {
    HOME: home,
    npm_config_cache: join(home, '.npm'),
    XDG_CACHE_HOME: undefined,
    XDG_DATA_HOME: undefined,
    XDG_STATE_HOME: undefined,
    ...(existsSync(settings) ? { npm_config_userconfig: settings } : {}),
  };
};

/**
 * Returns the environment of all programs that are started from here.
 * @param {readonly string[]} bins directories of tools, in order of precedence
 * @returns {Environment}
 */
export const environment = (bins) => {
  cacheDir();
  const env = withoutNpm(process.env);
  return {
    ...env,
    ...(found?.home === undefined ? {} : atHome(found.home)),
    PATH: [...bins, env.PATH].filter(Boolean).join(delimiter),
    // a downloaded Node uses the system's certificate authorities, as an installed one does
    NODE_USE_SYSTEM_CA: '1',
    // Node's compile cache reduces the start of a server to two thirds of the time
    NODE_COMPILE_CACHE: env.NODE_COMPILE_CACHE ?? join(STATE, 'compiled'),
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
};
