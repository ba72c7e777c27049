import { eventBatchSchema, type LogEvent } from '@pegboard/types';
import {
  cards,
  closeupSave,
  expect,
  openCard,
  ready,
  signUp,
  test,
  type Page,
  PERSON_AGENT,
} from './journey.ts';

/** A person's user agent: the test browser identifies itself as headless, and so counts as a bot. */
test.use({
  userAgent: PERSON_AGENT,
});

/** Records the events that the page sends to the event log from now on, and the responses. */
function logged(page: Page): { readonly events: LogEvent[]; readonly answers: number[] } {
  const events: LogEvent[] = [];
  const answers: number[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/v3/events/')) return;
    events.push(...eventBatchSchema.parse(JSON.parse(request.postData() ?? '')).events);
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/v3/events/')) answers.push(response.status());
  });
  return { events, answers };
}

const logFiles = (page: Page): Promise<number> =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /member-log/.test(name)).length,
  );

test('[EL-01] the pins that a member sees are logged with their milestones, once each', async ({ page }) => {
  const { events, answers } = logged(page);
  await signUp(page);
  await expect.poll(() => logFiles(page)).toBeGreaterThan(0);
  const seen = await cards(page).first().locator('[data-pin-id]').getAttribute('data-pin-id');
  await openCard(page, 0);
  const first = () => events.filter(({ event_type: type, pin_id: pin }) => type === 18 && pin === seen);
  await expect.poll(first).toHaveLength(1);
  await expect.poll(() => answers).toContain(202);
  expect(first()[0]?.aux_data).toMatchObject({ exit: expect.stringMatching(/hidden|removed/) });
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
});

test('[SF-13] a save is logged once it is done, with its board', async ({ page }) => {
  await signUp(page);
  await openCard(page, 0);
  const { events, answers } = logged(page);
  await expect.poll(() => logFiles(page)).toBeGreaterThan(0);
  const pin = await page.evaluate(() => /\/pin\/(?:[^/]*--)?(\d+)\//.exec(location.pathname)?.[1]);
  await closeupSave(page).click();
  await expect(closeupSave(page, 'Saved')).toBeVisible();
  const saves = () => events.filter(({ event_type: type }) => type === 5);
  await expect.poll(saves).not.toEqual([]);
  await expect.poll(() => answers).toContain(202);
  expect(saves()).toEqual([
    expect.objectContaining({ pin_id: pin, board_id: expect.stringMatching(/^\d+$/) }),
  ]);
});

test('[EL-01] nothing is logged for a visitor, and no log is loaded', async ({ page }) => {
  const { events } = logged(page);
  await page.goto('/');
  await ready(page);
  await page.mouse.wheel(0, 2000);
  await page.waitForTimeout(1500);
  await openCard(page, 4);
  await page.goto('/search/pins/?q=pot');
  expect(events).toEqual([]);
  expect(await logFiles(page)).toBe(0);
});

test('[EL-01] [AC-04] nothing is logged for a member with a privacy signal, and the settings say what it does', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await signUp(page);
  const { events } = logged(page);
  await page.waitForTimeout(1500);
  await openCard(page, 0);
  await page.goto('/');
  expect(events).toEqual([]);
  await page.goto('/settings/privacy/');
  await expect(page.getByText(/^Your browser sends a privacy signal/)).toBeVisible();
  await page.goto('/settings/ads/');
  await expect(page.getByText(/^Your browser asks sites not to follow you/)).toBeVisible();
});

test.describe('a bot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; ExampleBot/1.0; +https://bot.example)' });

  test('[EL-01] nothing is logged for a bot, although it is signed in', async ({ page }) => {
    await signUp(page);
    const { events } = logged(page);
    await page.waitForTimeout(1500);
    await openCard(page, 0);
    await page.goto('/');
    expect(events).toEqual([]);
    expect(await logFiles(page)).toBe(0);
  });
});
