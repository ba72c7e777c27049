import { runAxe } from './axe.ts';
import { expect, ready, signUp, test, type Page } from './journey.ts';

type Explanation = {
  readonly promoter: { readonly id: string };
  readonly ad_attribution: { readonly is_engagement_match: boolean };
};

/**
 * Follows the advertisers of the ads in the feed, and returns the address of an ad that is targeted at followers: the
 * feed shows it from then on, at any position.
 */
async function adForFollowers(page: Page): Promise<string> {
  const ads = page.getByRole('listitem').filter({ hasText: 'Promoted by' }).locator('[data-pin-link]');
  const followed = new Set<string>();
  let meant: string | undefined;
  await expect(async () => {
    await ads.first().waitFor({ state: 'attached' });
    const hrefs = await ads.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const { promoters, ...found } = await page.evaluate(followAndAsk, hrefs);
    meant = found.meant;
    const isNew = promoters.some((promoter) => !followed.has(promoter));
    for (const promoter of promoters) followed.add(promoter);
    if (meant === undefined) await (isNew ? page.reload() : page.mouse.wheel(0, 1500));
    expect(meant).toBeDefined();
  }).toPass({ intervals: [100] });
  return meant ?? '';
}

/** Runs in the page. */
async function followAndAsk(
  hrefs: readonly string[],
): Promise<{ readonly promoters: readonly string[]; readonly meant?: string }> {
  const token = /csrftoken=([\w-]+)/.exec(document.cookie)?.[1] ?? '';
  const ask = async (href: string): Promise<Explanation> => {
    const id = /(\d+)\/$/.exec(href)?.[1];
    const data = encodeURIComponent(JSON.stringify({ options: { pin_id: id } }));
    const answer = await fetch(`/resource/AdExplanationResource/get/?data=${data}`);
    return (await answer.json()).resource_response.data;
  };
  const promoters: string[] = [];
  for (const href of hrefs) {
    const { promoter, ad_attribution: matched } = await ask(href);
    if (matched.is_engagement_match) return { promoters, meant: href };
    promoters.push(promoter.id);
    await fetch('/resource/UserFollowResource/create/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrftoken': token },
      body: JSON.stringify({ options: { user_id: promoter.id } }),
    });
  }
  return { promoters };
}

const why = (page: Page) => page.getByRole('button', { name: 'Why am I seeing this ad?' });
const FOLLOWED = /^This Pin is from .+, a profile you follow$/;

test('[AD-01] [AD-06] a member reads why they see an ad, turns personalization off, and the reasons change', async ({
  page,
}) => {
  await signUp(page, 'Ines Vogt');
  const ad = await adForFollowers(page);
  const sent = await (await page.goto(ad))?.text();
  expect(sent).toContain('Why am I seeing this ad?');
  expect(sent, 'the server renders no reason').not.toMatch(/profile you follow|matched_|isEngagementMatch/);
  await ready(page);

  await why(page).press('Enter');
  const dialog = page.getByRole('dialog', { name: "Why you're seeing this ad" });
  await expect(dialog.getByText(FOLLOWED)).toBeVisible();
  await expect(dialog).toContainText(
    "has paid to have this pin show up where you'd be more likely to notice it.",
  );
  expect((await runAxe(page).include('dialog').analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(why(page)).toBeFocused();

  await why(page).click();
  await dialog.getByRole('link', { name: 'Ad settings' }).click();
  await expect(page).toHaveURL(/\/settings\/ads\/$/);
  const byActivity = page.getByRole('switch', { name: 'Ads by what you do here' });
  await expect(byActivity).toBeChecked();
  expect((await runAxe(page).analyze()).violations).toEqual([]);
  const stored = page.waitForResponse((answer) => answer.url().includes('UserSettingsResource'));
  await byActivity.press('Space');
  expect((await stored).status()).toBe(200);
  await page.reload();
  await expect(byActivity).not.toBeChecked();

  await page.goto(ad);
  await ready(page);
  await why(page).click();
  await expect(dialog).toContainText('has paid to have this pin show up');
  await expect(dialog.getByText(FOLLOWED)).toHaveCount(0);
  await expect(dialog).not.toContainText('We looked at what you do here');
  await dialog.getByRole('button', { name: 'Report this ad' }).click();
  await expect(page.getByRole('dialog', { name: 'Report' })).toBeVisible();
  await page.keyboard.press('Escape');
  await why(page).click();
  await dialog.getByRole('button', { name: 'Hide this ad' }).click();
  await expect(page.getByText('Pin hidden').first()).toBeVisible();
});
