import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DESKTOP_ONLY, expect, test } from './journey.ts';

/** Serves a page of another site, which allows the script and the frames of ours, and no inline style or script. */
async function serveBlog(siteUrl: string, content: string) {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src ${siteUrl}; frame-src ${siteUrl}; require-trusted-types-for 'script'`,
    });
    response.end(
      `<!doctype html><html lang="en"><head><title>Blog</title><script src="${siteUrl}/embed/elements.js"></script></head><body><h1>Blog</h1>${content}<p>The end</p></body></html>`,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

test(
  '[IO-07] twenty boards and profiles on a page of another site, under a strict policy, move nothing',
  DESKTOP_ONLY,
  async ({ page, baseURL }) => {
    const embeds = Array.from({ length: 10 }, () => [
      `<pegboard-board columns="2"><a href="${baseURL}/ada/the-windowsill-jungle/">The windowsill jungle</a></pegboard-board>`,
      `<pegboard-profile theme="dark"><a href="${baseURL}/ada/">Ada's Pins</a></pegboard-profile>`,
    ]).flat();
    const blog = await serveBlog(String(baseURL), embeds.join(''));
    await page.addInitScript(() => {
      const shifts = { value: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.value += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(blog.url);
    const frames = page.locator('pegboard-profile');
    await expect(frames.first().frameLocator('iframe').getByRole('heading', { name: /Ada/ })).toBeVisible();
    await frames.last().scrollIntoViewIfNeeded();
    await expect(frames.last().frameLocator('iframe').getByRole('link').first()).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shifts: { value: number } }).shifts.value)).toBe(
      0,
    );

    // A link is opened in a new tab, and the page around it hears of it.
    const opened = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('pegboard-open', (event) =>
            resolve((event as CustomEvent<{ url: string }>).detail.url),
          );
        }),
    );
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      frames.last().frameLocator('iframe').locator('a.card').first().click(),
    ]);
    expect(await opened).toMatch(/\/pin\//);
    await expect(tab).toHaveURL(/\/pin\//);
    blog.close();
  },
);
