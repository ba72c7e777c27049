/**
 * Loads the scripts of a page at its first interaction, or when it is complete and the browser is idle. The files that `load` needs
 * are listed in the page, and requested together. Interactions before this runs are in `window.__pb_early`.
 *
 * It is inlined at the end of the page: it must not reference anything from outside.
 */
export function loadWhenUsed(load: () => void): void {
  const LONGEST_MS = 2000;
  let isLoaded = false;
  const loadOnce = (): void => {
    if (isLoaded) return;
    isLoaded = true;
    const list = document.querySelector('script[data-pb-modules]')?.textContent ?? '[]';
    for (const href of JSON.parse(list) as string[])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    load();
  };
  const use = (): void => {
    window.__pb_used ??= true;
    loadOnce();
  };
  const idle = (): void => {
    if ('requestIdleCallback' in window) requestIdleCallback(loadOnce, { timeout: LONGEST_MS });
    else setTimeout(loadOnce, 200);
  };
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'scroll', 'click', 'input', 'focusin'])
    addEventListener(type, use, { capture: true, passive: true, once: true });
  if ((window.__pb_early as unknown as readonly unknown[]).length > 0) use();
  else if (document.readyState === 'complete') idle();
  else addEventListener('load', idle);
}
