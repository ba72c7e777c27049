import { runAxe } from './axe.ts';
import { expect, openCard, ready, signUp, test, type Page } from './journey.ts';
import { LOCALE_CHOICE } from './visitor-device.ts';

test.use({ locale: 'ar-EG' });

/** Checks that the page is laid out right to left without overflow, and that this part of it is accessible. */
async function expectSound(page: Page, part = 'html'): Promise<void> {
  await expect(page.locator('html[lang="ar"][dir="rtl"]')).toHaveCount(1);
  expect(
    await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth <= clientWidth;
    }),
  ).toBe(true);
  expect((await runAxe(page).include(part).analyze()).violations).toEqual([]);
}

/** Returns whether the arrow of a button is mirrored on the screen. */
const isMirrored = (page: Page, name: string): Promise<boolean> =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .first()
    .locator('svg')
    .evaluate(
      (svg) =>
        new DOMMatrix(getComputedStyle(svg).transform).a < 0 || getComputedStyle(svg).scale.startsWith('-1'),
    );

test('[WB-12] the site is completely translated to Arabic and laid out right to left: home, close-up, board picker', async ({
  page,
}) => {
  const answer = await page.goto('/');
  expect(answer?.headers()).toMatchObject({
    'content-language': 'ar',
    vary: expect.stringMatching(/accept-language/i),
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('اعثر على أفكار تستحق الاحتفاظ بها');
  await expectSound(page);

  await signUp(page, 'نور', 'ar');
  await openCard(page, 0);
  expect(await isMirrored(page, 'إغلاق')).toBe(true);
  await expectSound(page, '[data-closeup]');
  await page
    .getByRole('button', { name: /^اختيار لوحة/ })
    .first()
    .click();
  const picker = page.getByRole('dialog', { name: 'حفظ في' });
  await expect(picker.getByRole('button', { name: 'إنشاء لوحة' })).toBeVisible();
  await expectSound(page, 'dialog');
});

test('[WB-12] a visitor selects another language than that of the browser: it stays, and nothing else is stored', async ({
  page,
  noise,
}) => {
  await page.goto('/');
  await ready(page);
  const stored = async (): Promise<string[]> =>
    (await page.context().storageState()).cookies.map(({ name }) => name);
  const before = await stored();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html[lang="de"][dir="ltr"]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finde Ideen, die bleiben');
  expect((await stored()).toSorted()).toEqual([...before, LOCALE_CHOICE].toSorted());
  // An address without a language; its error is shown in the selected one.
  await page.goto('/login/');
  await page.getByLabel('Benutzername').fill('nobody-at-all');
  await page.getByLabel('Passwort', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  );
  // The browser also logs the rejected request.
  noise.splice(0, noise.length, ...noise.filter((line) => !/\b401\b/.test(line)));
});
