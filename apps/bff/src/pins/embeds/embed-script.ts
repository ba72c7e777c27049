/** The path of the script of embedded pages. A username has no dot, so it is no profile. */
export const EMBED_SCRIPT_PATH = '/embed/frame.js';

/**
 * The script of an embedded page: reports the height that the page needs and opened links to the page around it, and takes a
 * theme from it (docs/embedding.md). With `?origin=` only that origin receives messages and is heard.
 */
export const EMBED_SCRIPT = `(() => {
  const { parent } = window;
  if (parent === window) return;
  const named = new URLSearchParams(location.search).get('origin');
  const origin = named === null ? '*' : URL.canParse(named) ? new URL(named).origin : 'null';
  if (origin === 'null') return;
  const root = document.documentElement;
  const main = document.querySelector('main');
  const send = (type, data) => parent.postMessage({ source: 'pegboard', version: 1, type, ...data }, origin);
  const measure = () => {
    const { ratio, foot } = main.dataset;
    return ratio === undefined ? Math.ceil(main.getBoundingClientRect().height) : Math.round(root.clientWidth * ratio) + Number(foot);
  };
  let height;
  const report = () => {
    const now = measure();
    if (now === height) return;
    height = now;
    send('resize', { height });
  };
  addEventListener('message', (event) => {
    if (event.source !== parent || (origin !== '*' && event.origin !== origin)) return;
    const { source, type, theme } = event.data ?? {};
    if (source !== 'pegboard' || type !== 'set-theme' || !['auto', 'light', 'dark'].includes(theme)) return;
    root.dataset.theme = theme;
  });
  addEventListener('click', (event) => {
    const link = event.target.closest('a');
    if (link) send('open', { url: link.href });
  });
  send('ready', {});
  new ResizeObserver(report).observe(main);
})();
`;
