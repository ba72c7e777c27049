/**
 * Reloads a page of a visitor that the browser restores after a log-in: log-in and log-out set a new token (`csrftoken`). The
 * token is read when the page is left or hidden, not while it is loaded: the first reading waits for another process.
 *
 * It is inlined at the end of the page: it must not reference anything from outside.
 */
export function reloadFormerPage(): void {
  const token = (): string => /csrftoken=([\w-]+)/.exec(document.cookie)?.[1] ?? '';
  let before: string | undefined;
  const read = (): void => {
    before ??= token();
  };
  for (const type of ['visibilitychange', 'pagehide']) addEventListener(type, read);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && token() !== before) location.reload();
  });
}
