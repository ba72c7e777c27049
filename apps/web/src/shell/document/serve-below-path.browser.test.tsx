import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useEffect, type ReactNode } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { serveBelowPath } from './inline/serve-below-path.ts';

/** The window of a frame, whose functions are replaced in place of those of the test. */
let frame: HTMLIFrameElement;
let own: Window & typeof globalThis;

beforeAll(() => {
  frame = document.createElement('iframe');
  document.body.append(frame);
  own = frame.contentWindow as typeof own;
  // The script is inlined into a page: here, into that of the frame.
  const script = own.document.createElement('script');
  script.textContent = `window.requested = [];
    window.fetch = (address) => window.requested.push(address);
    (${String(serveBelowPath)})('/pins');`;
  own.document.head.append(script);
});
afterAll(() => frame.remove());

const create = <K extends keyof HTMLElementTagNameMap>(name: K): HTMLElementTagNameMap[K] =>
  own.document.createElement(name);
const raw = (element: Element): string => element.outerHTML;

test('[OP-02] [BY-19] attributes get the path, and are read without it', () => {
  const link = create('a');
  link.setAttribute('href', '/pin/7/?a=1');
  expect(raw(link)).toBe('<a href="/pins/pin/7/?a=1"></a>');
  expect([link.getAttribute('href'), link.pathname]).toEqual(['/pin/7/?a=1', '/pin/7/']);
  const image = create('img');
  image.setAttribute('srcset', '/i/a 1x, /i/b 2x');
  image.src = '/i/a';
  expect(raw(image)).toBe('<img srcset="/pins/i/a 1x, /pins/i/b 2x" src="/pins/i/a">');
  expect(image.getAttribute('srcset')).toBe('/i/a 1x, /i/b 2x');
});

test.each(['https://example.org/', '//cdn.example/', '#content', '?a=1', 'mailto:me@pins.example', ''])(
  '[OP-02] the address %s is not changed',
  (address) => {
    const link = create('a');
    link.setAttribute('href', address);
    expect(raw(link)).toContain(`href="${address}"`);
  },
);

test('[OP-02] [BY-19] requests go below the path, and other addresses are left', () => {
  void own.fetch('/graphql');
  void own.fetch('https://example.org/graphql');
  expect(Reflect.get(own, 'requested')).toEqual(['/pins/graphql', 'https://example.org/graphql']);
});

test('[OP-02] elements are found by the addresses that they were given', () => {
  const link = create('a');
  link.setAttribute('href', '/pin/8/');
  own.document.body.append(link);
  expect(own.document.querySelector('a[href="/pin/8/"]')).toBe(link);
  expect(own.document.querySelector(`a[href="${CSS.escape('/pin/8/')}"]`)).toBe(link);
});

test('[OP-02] React hydrates what the server sent below the path, and updates it', async () => {
  const errors = vi.fn();
  const hydrated = vi.fn();
  const Page = ({ to }: { readonly to: string }): ReactNode => {
    useEffect(hydrated, []);
    return <a href={to}>a</a>;
  };
  const page = (to: string): ReactNode => <Page to={to} />;
  const place = create('div');
  place.innerHTML = renderToString(page('/pin/9/')).replace('href="/', 'href="/pins/');
  own.document.body.append(place);
  const root = hydrateRoot(place, page('/pin/9/'), { onRecoverableError: errors });
  await expect.poll(() => hydrated.mock.calls.length).toBe(1);
  expect(errors).not.toHaveBeenCalled();
  root.render(page('/pin/10/'));
  await expect.poll(() => place.innerHTML).toContain('href="/pins/pin/10/"');
});
