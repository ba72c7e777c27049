import { expect, test, PERSON_AGENT } from './journey.ts';
import { readDevice, expectAllowed, LOCALE_CHOICE, recordTraffic } from './visitor-device.ts';
import { createVisitorSteps } from './visitor-steps.ts';

// Bots and visitors get different pages, and the test browser identifies itself as headless, like a bot.
test.use({ userAgent: PERSON_AGENT });

type Origin = {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly mayKeep: boolean;
};

const from = (country: string, mayKeep: boolean): Origin => ({
  name: country,
  headers: { 'x-country': country },
  mayKeep,
});

/** The entry addresses of a visitor. `pnpm tour` visits all, the suite one of each kind. */
const ALL: readonly Origin[] = [
  from('US', true),
  from('DE', false),
  from('JP', true),
  from('BR', true),
  from('GB', false),
  from('CH', false),
  from('NO', false),
  { name: 'a country that nobody knows', headers: {}, mayKeep: false },
  { name: 'US with Global Privacy Control', headers: { 'x-country': 'US', 'sec-gpc': '1' }, mayKeep: false },
  { name: 'US with Do Not Track', headers: { 'x-country': 'US', dnt: '1' }, mayKeep: false },
];
const ORIGINS = process.env['PEGBOARD_TOUR'] === 'all' ? ALL : ALL.slice(0, 2);
const OLD = 'pb_visitor_saves';
const FIRST_MOVE = 1;

for (const { name: origin, headers, mayKeep } of ORIGINS)
  test(`[UV-02] [UV-03] [UV-06] [UV-09] 40 steps signed out from ${origin} leave nothing but what the list allows`, async ({
    page,
    baseURL,
    extraHTTPHeaders,
    noise,
  }) => {
    await page.setExtraHTTPHeaders({ ...extraHTTPHeaders, ...headers });
    const { strangers } = recordTraffic(page.context(), new URL(baseURL ?? '').host);
    if (!mayKeep) {
      // State stored by an earlier visit from another country.
      await page.goto('/policy/community-guidelines/');
      await page.evaluate((key) => localStorage.setItem(key, '{"v":1,"value":[{"pinId":"7"}]}'), OLD);
    }
    const steps = createVisitorSteps(mayKeep);
    expect(steps).toHaveLength(40);
    for (const [index, [name, run]] of steps.entries()) {
      await test.step(name, () => run(page));
      // The code of visits first deletes the state of the earlier visit.
      if (index === FIRST_MOVE && !mayKeep)
        await expect.poll(async () => (await readDevice(page)).local, 'the old keys are removed').toEqual([]);
      // The first step precedes any interaction.
      if (index > 0) expectAllowed(await readDevice(page), mayKeep, name);
    }
    await test.step('a language that is chosen stays, as the one thing more', async () => {
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await expect(page.locator('html[lang="de"]')).toHaveCount(1);
      await page.goto('/login/');
      await expect(page.locator('html[lang="de"]')).toHaveCount(1);
      expectAllowed(await readDevice(page), mayKeep, 'the choice of a language', [LOCALE_CHOICE]);
    });
    expect([...strangers], 'no host but the site’s is asked').toEqual([]);
    expect((await readDevice(page)).local).toEqual(mayKeep ? STORED_KEYS : []);
    // Two of the steps request a page that does not exist.
    noise.splice(0, noise.length, ...noise.filter((line) => !/\b404\b/.test(line)));
  });

/** The stored state after a visit with consent: a search, close-ups, a download, a pin, the visit and the prompt. */
const STORED_KEYS = [
  'pb_visitor_closeups',
  'pb_visitor_downloads',
  'pb_visitor_saves',
  'pb_visitor_searches',
  'pb_visitor_upsells',
  'pb_visitor_visits',
];
