/*
 * Tracks pending changes of the page, so that no screenshot is taken too early: imports, and short timers. It
 * must be loaded before any code that sets timers.
 */

/**
 * Maximum delay in milliseconds of a tracked timer: React retains a fallback for up to 300 ms; a toast
 * appears after 100 ms.
 */
const LONGEST_MS = 300;

const coming = new Set<unknown>();
const { setTimeout: begin, clearTimeout: end } = globalThis;

globalThis.setTimeout = Object.assign((handler: TimerHandler, ms = 0, ...rest: unknown[]): number => {
  if (typeof handler !== 'function' || ms > LONGEST_MS) return begin(handler, ms, ...rest);
  const id = Number(
    begin(() => {
      coming.delete(id);
      handler(...rest);
    }, ms),
  );
  coming.add(id);
  return id;
}, begin);

globalThis.clearTimeout = (id) => {
  coming.delete(Number(id));
  end(id);
};

/** The test runner's function for every `import()`, which first asks its server for mocks: there are none. */
type Runner = { wrapDynamicImport: (load: () => Promise<unknown>) => Promise<unknown> };
const runner = (globalThis as { readonly __vitest_browser_runner__?: Runner }).__vitest_browser_runner__;
if (runner)
  runner.wrapDynamicImport = (load) => {
    const code = load();
    coming.add(code);
    return code.finally(() => coming.delete(code));
  };

/** Returns whether a pending timer, image or import is about to change the page. */
export const isAboutToChange = (): boolean => coming.size > 0;
