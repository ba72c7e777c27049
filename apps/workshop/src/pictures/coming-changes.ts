/*
 * Knows what is about to change the page by itself, so that no picture is taken too early: code that is on its way, and
 * short timers. This has to be loaded before what sets timers.
 */

/** React keeps what has come back for up to 300 ms after it showed that it waits; a toast comes after 100 ms. */
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

/** Every `import()` goes through this function of the test runner, which first asks its server for mocks: there are none. */
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
