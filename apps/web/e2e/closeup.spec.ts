import AxeBuilder from '@axe-core/playwright';
import { expect, ready, test } from './journey.ts';

// The browser of these journeys calls itself headless, which is what bots do; visitors do not.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
});

test('[CU-09] a visitor is shown more of a pin, and bots its texts and what it is', async ({
  page,
  request,
}, info) => {
  await page.goto('/');
  await ready(page);
  const href = (await page.locator('[data-pin-link]').nth(4).getAttribute('href')) ?? '';
  await page.goto(href);
  await page.getByRole('button', { name: 'See more' }).click();
  if (info.project.name === 'mobile') {
    await expect(page.getByRole('dialog', { name: 'Log in to continue' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue without an account' }).click();
  }
  const panel = page.getByRole('dialog', { name: 'See more' });
  await expect(panel.getByRole('heading', { name: /^More from/ }).first()).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  const answer = await request.get(href, { headers: { 'user-agent': 'Googlebot/2.1' } });
  const html = await answer.text();
  expect(html).toContain('<meta property="og:image" content="http');
  expect(html).toContain('<link rel="canonical"');
  expect(JSON.parse(/(?<=ld\+json">).*?(?=<\/script>)/.exec(html)?.[0] ?? '')['@context']).toBe(
    'https://schema.org',
  );
  expect(html).not.toContain('See more</button>');
});
