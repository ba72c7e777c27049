import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { defineEmbeds } from './define-embeds.ts';

// The frame is a page of this origin, so that the test can send its messages.
const SITE = new URL('/', location.href);

beforeAll(() => defineEmbeds({ siteUrl: SITE.href }));
afterEach(() => document.body.replaceChildren());

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

const frameOf = (element: HTMLElement): HTMLIFrameElement | null =>
  element.shadowRoot?.querySelector('iframe') ?? null;

/** Sends a message as if from the window of the frame. */
function sendFrom(source: MessageEventSource | null | undefined, data: object, origin = SITE.origin): void {
  const message = { source: 'pegboard', version: 1, ...data };
  dispatchEvent(new MessageEvent('message', { data: message, origin, source: source ?? null }));
}

test('[IO-07] an element shows the content of its link in a sandboxed frame that is named after it', () => {
  const element = show(
    '<pegboard-board columns="2" lang="de"><a href="/ada/bowls/">Schalen</a></pegboard-board>',
  );
  const frame = frameOf(element);
  expect(frame?.src).toBe(
    `${SITE.origin}/embed/ada/bowls/?columns=2&lang=de&origin=${encodeURIComponent(location.origin)}`,
  );
  expect([frame?.title, frame?.loading]).toEqual(['Schalen', 'lazy']);
  expect(frame?.sandbox.contains('allow-top-navigation')).toBe(false);
});

test('[IO-07] an element has its size before the content arrives, and that of the page instead', () => {
  const element = show('<pegboard-board><a href="/ada/bowls/">Bowls</a></pegboard-board>');
  expect(element.getBoundingClientRect().height).toBe(600);
  const style = document.createElement('style');
  style.textContent = 'pegboard-board { block-size: 420px }';
  document.body.append(style);
  expect([element.getBoundingClientRect().height, frameOf(element)?.clientHeight]).toEqual([420, 420]);
});

test('[IO-07] what leads elsewhere stays a link, until the link leads to the site', async () => {
  const element = show('<pegboard-pin><a href="https://other.example/pin/9/">A Pin</a></pegboard-pin>');
  expect(frameOf(element)).toBeNull();
  expect(element.querySelector('a')?.getBoundingClientRect().width).toBeGreaterThan(0);
  element.setAttribute('src', '/pin/9/');
  expect(frameOf(element)?.src).toContain('/pin/9/embed/');
  element.setAttribute('src', 'javascript:alert(1)');
  expect(frameOf(element)).toBeNull();
});

test('[IO-07] a link that is added later, as by a parser, is shown', async () => {
  const element = show('<pegboard-profile></pegboard-profile>');
  expect(frameOf(element)).toBeNull();
  element.innerHTML = '<a href="/ada/">Ada</a>';
  await expect.poll(() => frameOf(element)?.src).toContain('/embed/ada/');
});

test('[IO-07] messages of the frame become events; others are ignored', () => {
  const element = show('<pegboard-board><a href="/ada/bowls/">Bowls</a></pegboard-board>');
  const events: unknown[] = [];
  for (const name of ['pegboard-ready', 'pegboard-resize', 'pegboard-open'] as const)
    document.body.addEventListener(name, (event) => events.push([event.type, event.detail]), { once: false });
  const frame = frameOf(element)?.contentWindow;
  sendFrom(window, { type: 'ready' });
  sendFrom(frame, { type: 'ready' }, 'https://other.example');
  sendFrom(frame, { type: 'resize', height: 'high' });
  expect(events).toEqual([]);
  sendFrom(frame, { type: 'ready' });
  sendFrom(frame, { type: 'resize', height: 820 });
  sendFrom(frame, { type: 'open', url: `${SITE.origin}/pin/9/` });
  expect(events).toEqual([
    ['pegboard-ready', null],
    ['pegboard-resize', { height: 820 }],
    ['pegboard-open', { url: `${SITE.origin}/pin/9/` }],
  ]);
  expect(element.getBoundingClientRect().height).toBe(600);
  element.setAttribute('auto-height', '');
  sendFrom(frameOf(element)?.contentWindow, { type: 'resize', height: 820 });
  expect(element.getBoundingClientRect().height).toBe(820);
});

test('[IO-07] a theme reaches the frame without loading it again; columns load it', () => {
  const element = show('<pegboard-board theme="light"><a href="/ada/bowls/">Bowls</a></pegboard-board>');
  const frame = frameOf(element);
  const post = vi.spyOn(frame?.contentWindow ?? window, 'postMessage').mockImplementation(() => undefined);
  element.setAttribute('theme', 'dark');
  expect(post).toHaveBeenCalledWith({ source: 'pegboard', type: 'set-theme', theme: 'dark' }, SITE.origin);
  expect(frameOf(element)).toBe(frame);
  element.setAttribute('columns', '4');
  expect(frameOf(element)?.src).toContain('theme=dark&columns=4');
});

test('[IO-07] an element that is removed hears nothing', () => {
  const element = show('<pegboard-pin><a href="/pin/9/">A Pin</a></pegboard-pin>');
  const heard = vi.fn<() => void>();
  element.addEventListener('pegboard-ready', heard);
  const frame = frameOf(element)?.contentWindow;
  element.remove();
  sendFrom(frame, { type: 'ready' });
  expect(heard).not.toHaveBeenCalled();
});

test('[IO-07] defining the elements again changes nothing, and a site needs an absolute address', () => {
  const before = customElements.get('pegboard-pin');
  defineEmbeds({ siteUrl: 'https://other.example' });
  expect(customElements.get('pegboard-pin')).toBe(before);
  expect(() => defineEmbeds({ siteUrl: '/pins/' })).toThrow(TypeError);
});

test('[IO-07] a button to save opens the composer with the page, an image and a description, in a new tab', () => {
  document.title = 'Bowls';
  const element = show(
    '<pegboard-save media="/bowl.jpg"><a href="/pin/create/button/">Merken</a></pegboard-save>',
  );
  const link = element.shadowRoot?.querySelector('a');
  expect([link?.textContent, link?.target, link?.rel]).toEqual(['Merken', '_blank', 'noopener']);
  const pressed = vi.fn<(event: Event) => void>((event) => event.stopPropagation());
  element.addEventListener('pegboard-save', pressed);
  element.addEventListener('click', (event) => event.preventDefault());
  document.title = 'Bowls of autumn';
  link?.click();
  const { searchParams, pathname } = new URL(link?.href ?? '');
  expect(pathname).toBe('/pin/create/button/');
  expect(Object.fromEntries(searchParams)).toEqual({
    url: location.href,
    media: `${SITE.origin}/bowl.jpg`,
    description: 'Bowls of autumn',
  });
  expect(pressed.mock.calls[0]?.[0]).toMatchObject({ detail: { url: link?.href }, bubbles: true });
  element.setAttribute('url', 'javascript:alert(1)');
  expect(link?.href).not.toContain('javascript');
  element.replaceChildren('Save it');
  element.setAttribute('description', '');
  expect(link?.textContent).toBe('Save it');
});
