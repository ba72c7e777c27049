import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildBookmarklet } from './bookmarklet.ts';
import icon from './fixtures/icon.svg?url&no-inline';
import large from './fixtures/large.svg?url&no-inline';
import small from './fixtures/small.svg?url&no-inline';

const SITE = 'https://pegboard.example';
const messages = { refused: 'This site does not allow saving.' };

const open = vi.fn<typeof window.open>();
const alert = vi.fn<typeof window.alert>();
const head = document.head.innerHTML;
const { title } = document;

beforeEach(() => {
  vi.spyOn(window, 'open').mockImplementation(open);
  vi.spyOn(window, 'alert').mockImplementation(alert);
  document.title = 'A page';
});
afterEach(() => {
  vi.restoreAllMocks();
  open.mockReset();
  alert.mockReset();
  document.body.replaceChildren();
  document.head.innerHTML = head;
  document.title = title;
});

const fixture = (path: string): string => new URL(path, location.href).href;

/** Shows a page with these images, and clicks the bookmarklet on it. */
async function runOn(html: string, siteUrl = SITE): Promise<void> {
  document.body.innerHTML = html;
  const selected = document.querySelector('[data-selected]');
  if (selected) getSelection()?.selectAllChildren(selected);
  await Promise.all([...document.images].map((image) => image.decode()));
  const link = document.createElement('a');
  link.setAttribute('href', buildBookmarklet(siteUrl, messages));
  link.textContent = 'Save';
  document.body.append(link);
  link.click();
  await expect.poll(() => open.mock.calls.length + alert.mock.calls.length).toBe(1);
}

/** The parameters of the page that was opened. */
function opened(siteUrl = SITE): Readonly<Record<string, string>> {
  const [address, target, features] = open.mock.calls[0] ?? [];
  expect([target, features]).toEqual(['_blank', 'noopener']);
  const url = new URL(String(address));
  expect(url.origin + url.pathname).toBe(`${siteUrl}/pin/create/button/`);
  return Object.fromEntries(url.searchParams);
}

test('[CR-13] opens the composer with the page, its largest image and its title', async () => {
  document.title = 'Cups & “saucers”, 100 % blue\n';
  await runOn(`<img src="${fixture(icon)}"><img src="${fixture(large)}"><img src="${fixture(small)}">`);
  expect(opened()).toEqual({
    url: location.href,
    media: fixture(large),
    description: 'Cups & “saucers”, 100 % blue',
  });
  expect(document.body.textContent).toBe('Save');
});

test('[CR-13] prefers the selected text, cut to 500 characters', async () => {
  await runOn(`<p>Cups</p><p data-selected>${'😀'.repeat(600)}</p>`);
  expect(opened()).toEqual({ url: location.href, description: '😀'.repeat(500) });
});

test('[CR-13] leaves out images that are small, embedded, or must not be saved', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>';
  await runOn(`<img src="${fixture(large)}" nopin="nopin"><img src="${fixture(large)}?2" data-pin-nopin="true">
    <img src="data:image/svg+xml,${encodeURIComponent(drawing)}"><img src="${fixture(icon)}">`);
  expect(opened()).toEqual({ url: location.href, description: 'A page' });
});

test('[CR-13] [OP-02] takes the image that the page names for saving, for a site below a path too', async () => {
  await runOn(`<img src="${fixture(large)}" data-pin-media="/original.jpg?a=1&amp;b=2">`, `${SITE}/pins/`);
  expect(opened(`${SITE}/pins`)['media']).toBe(`${location.origin}/original.jpg?a=1&b=2`);
});

test.each([
  ['<meta name="Pinterest" content="nohover,nopin">', 'This site does not allow saving.'],
  ['<meta name="pegboard" content="NOPIN" description="Please ask us first.">', 'Please ask us first.'],
])('[CR-13] shows why a page does not allow saving: %s', async (meta, message) => {
  document.head.insertAdjacentHTML('beforeend', meta);
  await runOn(`<img src="${fixture(large)}">`);
  expect(alert.mock.calls).toEqual([[message]]);
  expect(open).not.toHaveBeenCalled();
});

test('[CR-13] its texts cannot end the script', () => {
  const text = buildBookmarklet(SITE, { refused: `"';\n</script>%0a\u2028` });
  expect(text).toMatch(/^javascript:void%20[\w%.!~*'()-]+$/);
});
