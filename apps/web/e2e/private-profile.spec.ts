import { runAxe } from './axe.ts';
import { call, DESKTOP_ONLY, expect, signUpByApi, test, withHydrationWait } from './journey.ts';
import { makePin } from './team.ts';

test('[AC-04] a member makes their profile private, another asks to follow it, is accepted and sees it', async ({
  page: asker,
  browser,
  extraHTTPHeaders,
}) => {
  const context = await browser.newContext(extraHTTPHeaders ? { extraHTTPHeaders } : {});
  const owner = withHydrationWait(await context.newPage());
  const { username } = await signUpByApi(owner, 'Rosa Vale');
  await call(owner, 'Board', { name: 'Winter glazes' });
  const pin = await makePin(owner, 'Ash glaze');
  await owner.goto('/settings/privacy/');
  await owner.getByRole('switch', { name: 'Only followers whom I accept see my profile' }).check();
  await owner.getByRole('button', { name: 'Save changes' }).click();
  await expect(owner.getByText('Your changes are saved.')).toBeVisible();

  await signUpByApi(asker, 'Timo Brandt');
  await asker.goto(`/${username}/`);
  await expect(asker.getByRole('heading', { name: 'This profile is private' })).toBeVisible();
  await expect(asker.getByText('Winter glazes')).toHaveCount(0);
  expect((await runAxe(asker).include('main').analyze()).violations).toEqual([]);
  await asker.getByRole('button', { name: 'Ask to follow Rosa Vale' }).click();
  await expect(asker.getByText('Requested')).toBeVisible();
  await asker.getByRole('button', { name: 'Cancel request to follow Rosa Vale' }).click();
  await asker.getByRole('button', { name: 'Ask to follow Rosa Vale' }).click();
  await expect(asker.getByText('Requested')).toBeVisible();

  await expect(async () => {
    await owner.goto('/notifications/');
    await owner.getByRole('link', { name: 'Timo Brandt wants to follow you' }).click({ timeout: 1000 });
  }).toPass();
  await expect(owner.getByRole('heading', { level: 1, name: 'Followers and requests' })).toBeVisible();
  expect((await runAxe(owner).include('main').analyze()).violations).toEqual([]);
  await owner.getByRole('button', { name: 'Accept: Timo Brandt wants to follow you' }).click();
  await expect(owner.getByText('Timo Brandt follows you now.')).toBeVisible();

  await asker.goto(`/${username}/`);
  await expect(asker.getByText('Winter glazes')).toBeVisible();
  await asker.goto(`/pin/${pin}/`);
  const follow = asker
    .locator('[data-closeup]')
    .getByRole('button', { name: 'Rosa Vale' })
    .and(asker.locator('[aria-pressed]'));
  await expect(follow).toHaveText(/^Following/);
  await follow.click();
  await expect(follow).toHaveText(/^Follow(?!ing)/);
  await expect(asker.getByText(/unfollowed/i).first()).toBeVisible();
  await follow.click();
  await expect(follow).toHaveText(/^Requested/);
  await owner.reload();
  await owner.getByRole('button', { name: 'Accept: Timo Brandt wants to follow you' }).click();
  await owner.getByRole('button', { name: 'Remove Timo Brandt from your followers' }).click();
  await expect(owner.getByText('Timo Brandt no longer follows you.')).toBeVisible();
  await asker.goto(`/${username}/`);
  await expect(asker.getByRole('heading', { name: 'This profile is private' })).toBeVisible();
  await context.close();
});

test.describe('without scripts', DESKTOP_ONLY, () => {
  test.use({ javaScriptEnabled: false });
  test('[AC-04] [AC-01] a private profile is asked, and the history is cleared, by plain forms', async ({
    page,
  }) => {
    const { username } = await signUpByApi(page, 'Lena Moor');
    await page.goto('/settings/privacy/');
    await page.getByRole('switch', { name: 'Only followers whom I accept see my profile' }).check();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(
      page.getByRole('switch', { name: 'Only followers whom I accept see my profile' }),
    ).toBeChecked();
    await page.getByRole('button', { name: 'Clear history' }).click();
    await expect(page.getByText('Your history is cleared.')).toBeVisible();

    await signUpByApi(page, 'Timo Brandt');
    await page.goto(`/${username}/`);
    await page.getByRole('button', { name: 'Ask to follow Lena Moor' }).click();
    await expect(page.getByText('Requested')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel request to follow Lena Moor' }).click();
    await expect(page.getByRole('button', { name: 'Ask to follow Lena Moor' })).toBeVisible();
  });
});
