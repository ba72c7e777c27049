/**
 * Reloads a page of a visitor that the browser restores after a log-in: log-in and log-out set a new token (`csrftoken`).
 *
 * It is inlined at the end of the page: it must not reference anything from outside.
 */
export function reloadFormerPage(): void {
  const token = (): string | undefined => /csrftoken=([\w-]+)/.exec(document.cookie)?.[1];
  const before = token();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && token() !== before) location.reload();
  });
}
