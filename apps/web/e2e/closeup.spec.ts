import { runAxe } from './axe.ts';
import {
  call,
  DESKTOP_ONLY,
  expect,
  signUpByApi,
  openCard,
  pinPaths,
  ready,
  test,
  type Page,
  PERSON_AGENT,
} from './journey.ts';

// Bots and visitors get different pages, and the test browser identifies itself as headless, like a bot.
test.use({
  userAgent: PERSON_AGENT,
});

test('[CU-09] [IO-04] a visitor is shown more of a pin, and bots its texts and structured data @desktop', async ({
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
  expect((await runAxe(page).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  const answer = await request.get(href, { headers: { 'user-agent': 'Googlebot/2.1' } });
  const html = await answer.text();
  expect(html).toContain('<meta property="og:image" content="http');
  const canonical = /(?<=rel="canonical" href=")[^"]+/.exec(html)?.[0] ?? '';
  expect(html).toContain(`<link rel="alternate" hrefLang="ar" href="${canonical}?locale=ar"/>`);
  const german = await request.get(`${canonical}?locale=de`);
  expect(await german.text()).toContain(`<link rel="canonical" href="${canonical}?locale=de"/>`);
  expect(JSON.parse(/(?<=ld\+json">).*?(?=<\/script>)/.exec(html)?.[0] ?? '')['@context']).toBe(
    'https://schema.org',
  );
  expect(html).not.toContain('See more</button>');
});

test('[CU-08, CU-12] a pin is edited from its overflow menu, deleted after confirmation, and restored', async ({
  page,
}) => {
  const name = `Cup ${Date.now()}`;
  await signUpByApi(page, 'Mara Lind');
  const board = await call(page, 'Board', { name: 'Pots', privacy: 'secret' });
  const picture = await smallPicture(page);
  const { id } = await call(page, 'Pin', { board_id: board.id, title: name, image_base64: picture });

  await page.goto(`/pin/${id}/`);
  await page.getByRole('button', { name: 'More options' }).first().click();
  await page.getByRole('menuitem', { name: 'Edit Pin' }).click();
  await page.waitForURL((url) => url.pathname === `/pin/${id}/edit/`);
  expect((await runAxe(page).analyze()).violations).toEqual([]);
  await page.getByLabel('Title').fill(`${name}, ash glaze`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name}, ash glaze` })).toBeVisible();

  await page.goto(`/pin/${id}/edit/`);
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/pots/'));
  await expect(page.getByText('Pin deleted!')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name}, ash glaze` })).toBeVisible();
});

test('[CU-08] a member without permission cannot open the form of a pin; a visitor is prompted to log in to edit @desktop', async ({
  page,
}) => {
  const [href] = await pinPaths(page);
  await page.goto(`${href}edit/`);
  await expect(page.getByRole('heading', { name: 'Log in to edit this Pin' })).toBeVisible();
  await signUpByApi(page);
  await page.goto(`${href}edit/`);
  await page.waitForURL((url) => !url.pathname.includes('/edit'));
  await expect(page.locator('[data-closeup]')).toBeVisible();
});

/** Returns a generated image as a data URL. */
const smallPicture = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 500 });
    const context = canvas.getContext('2d');
    context?.fillRect(Math.random() * 100, 20, 200, 300);
    return canvas.toDataURL('image/png');
  });

/** Records the elements that move in each page transition, once both states are rendered. */
const noteTransitions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const transitions: (string | null | undefined)[][] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() =>
        transitions.push(
          document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement),
        ),
      );
      return transition;
    };
    Object.assign(window, { transitions });
  });

/** Navigates to another page, with a shared transition of the image between card and close-up. */
async function expectSharedPicture(page: Page, go: () => Promise<unknown>): Promise<void> {
  const last = (): Promise<readonly string[] | undefined> =>
    page.evaluate(() => (window as unknown as { transitions: string[][] }).transitions.at(-1));
  await page.evaluate(() =>
    Object.assign((window as unknown as { transitions: [] }).transitions, { length: 0 }),
  );
  await go();
  await expect
    .poll(last)
    .toEqual(
      expect.arrayContaining(['::view-transition-old(pin-picture)', '::view-transition-new(pin-picture)']),
    );
}

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  // A phone has no arrow keys.
  test(
    '[CU-03, CU-13] a card’s picture becomes that of the close-up, arrow keys go through the feed, the viewer opens and closes by hash, Back is at the same card',
    DESKTOP_ONLY,
    async ({ page }) => {
      await noteTransitions(page);
      await page.goto('/');
      await ready(page);
      const paths = await page
        .locator('[data-pin-link]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      await expectSharedPicture(page, () => openCard(page, 2));
      // The browser logs an aborted transition to the console.
      await page.evaluate(
        async () => void (await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))),
      );
      await page.keyboard.press('ArrowRight');
      await page.waitForURL((url) => url.pathname === paths[3]);
      await page.keyboard.press('ArrowLeft');
      await page.waitForURL((url) => url.pathname === paths[2]);

      await page.getByRole('button', { name: 'View larger' }).first().click();
      const viewer = page.getByRole('dialog', { name: 'Image viewer' });
      await expect(viewer).toBeVisible();
      expect(new URL(page.url()).hash).toBe('#imgViewer');
      expect((await runAxe(page).include('dialog').analyze()).violations).toEqual([]);
      await page.goBack();
      await expect(viewer).toHaveCount(0);
      await page.goForward();
      await expect(viewer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(paths[2]);

      await expectSharedPicture(page, () => page.keyboard.press('Escape'));
      await page.waitForURL((url) => url.pathname === '/');
      await expect(page.locator(`[data-pin-link][href="${paths[2]}"]`)).toBeInViewport();
    },
  );
});
