import { expect, test } from './journey.ts';
import { deviceOf, expectAllowed, wireOf } from './visitor-device.ts';
import { stepsOf } from './visitor-steps.ts';

// The browser of these journeys calls itself headless, which is what bots do; visitors do not.
const PERSON = {
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
};
test.use(PERSON);

/** Where a visitor comes from; `pnpm tour` goes through all, the suite through one of each kind. */
const ALL = [
  ['US', true],
  ['DE', false],
  ['JP', true],
  ['BR', true],
  ['GB', false],
  ['CH', false],
  ['NO', false],
  ['nowhere known', false],
] as const;
const COUNTRIES = process.env['PEGBOARD_TOUR'] === 'all' ? ALL : ALL.slice(0, 2);
const OLD = 'pb_visitor_saves';

for (const [country, mayKeep] of COUNTRIES)
  test(`[UV-02] [UV-03] [UV-06] [UV-09] 40 steps signed out from ${country} leave nothing but what the list allows`, async ({
    page,
    baseURL,
    extraHTTPHeaders,
    noise,
  }) => {
    const from = mayKeep || country.length === 2 ? { 'x-country': country } : {};
    await page.setExtraHTTPHeaders({ ...extraHTTPHeaders, ...from });
    const { strangers } = wireOf(page.context(), new URL(baseURL ?? '').host);
    if (!mayKeep) {
      // What an earlier visit from elsewhere stored.
      await page.goto('/policy/community-guidelines/');
      await page.evaluate((key) => localStorage.setItem(key, '{"v":1,"value":[{"pinId":"7"}]}'), OLD);
    }
    const steps = stepsOf(mayKeep);
    expect(steps).toHaveLength(40);
    for (const [index, [name, run]] of steps.entries()) {
      await test.step(name, () => run(page));
      // The first step is before any person was there.
      if (index > 0) expectAllowed(await deviceOf(page), mayKeep, name);
    }
    expect([...strangers], 'no host but the site’s is asked').toEqual([]);
    expect((await deviceOf(page)).local).toEqual(mayKeep ? KEPT : []);
    // A page that is not there is what two of the steps ask for.
    noise.splice(0, noise.length, ...noise.filter((line) => !/\b404\b/.test(line)));
  });

/** What a tour leaves where it may: a search, close-ups, a download, a pin, the visit and the prompt. */
const KEPT = [
  'pb_visitor_closeups',
  'pb_visitor_downloads',
  'pb_visitor_saves',
  'pb_visitor_searches',
  'pb_visitor_upsells',
  'pb_visitor_visits',
];
