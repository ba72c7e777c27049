import { createAccessTokens } from '@pegboard/bff/src/people/accounts/index.ts';
import { issueToken } from '@pegboard/bff/src/testing/api-tokens.ts';
import { testApp } from '@pegboard/bff/src/testing/app.ts';
import { testPicture } from '@pegboard/bff/src/testing/test-picture.ts';
import { parseArgs } from 'node:util';
import { median } from '../stats.ts';
import { atMost, printThresholds } from '../threshold.ts';
import { openTempSite } from '../world/temp-database.ts';

const PINS = 25;
const RATIO_AT_MOST = 0.15;
/** The measurements before those that count, as a multiple of these: code that is not compiled yet costs many times as much. */
const WARM_UP = 2;

/**
 * Measures the check of a bearer token beside the REST feed that it guards (AC-07), by the method of the README: both in this process,
 * in turns.
 */
export async function tokensBench(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { times: { type: 'string', default: '300' } } });
  const times = Number(values.times);
  if (!(times > 0)) throw new RangeError('--times is a number above 0.');
  const temp = await openTempSite();
  process.env['DATABASE_URL'] = temp.url;
  const site = await testApp();
  try {
    const member = await site.member();
    const { data: board } = await member.call('Board', 'create', { name: 'A board of the bench' });
    const picture = await testPicture();
    for (let nth = 0; nth < PINS; nth += 1)
      await member.call('Pin', 'create', { board_id: board.id, title: `Pin ${nth}`, image_base64: picture });
    const token = await issueToken(site, member, ['boards:read', 'pins:read']);
    const { grantOf } = createAccessTokens(site.deps);
    const feed = async (nth: number): Promise<void> => {
      const answer = await site.app.inject({
        url: `/v5/boards/${board.id}/pins?page_size=${PINS}`,
        headers: { authorization: `Bearer ${token}` },
        remoteAddress: `10.${nth >> 8}.${nth & 255}.1`,
      });
      const { items = [] } = answer.json<{ readonly items?: readonly object[] }>();
      if (items.length !== PINS) throw new Error(`The feed answered ${answer.statusCode}: ${answer.body}`);
    };
    const subjects: Readonly<Record<string, (nth: number) => Promise<unknown>>> = {
      check: () => grantOf(token),
      feed,
    };
    const measured = new Map(
      Object.keys(subjects).map((name) => [name, { ms: [] as number[], cpu: [] as number[] }]),
    );
    for (let nth = 0; nth < times * (1 + WARM_UP); nth += 1)
      for (const [name, run] of Object.entries(subjects)) {
        const [start, cpu] = [performance.now(), process.cpuUsage()];
        await run(nth);
        if (nth < times * WARM_UP) continue;
        const { user, system } = process.cpuUsage(cpu);
        const cost = measured.get(name);
        cost?.ms.push(performance.now() - start);
        cost?.cpu.push((user + system) / 1000);
      }
    const of = (name: string, what: 'ms' | 'cpu'): number => median(measured.get(name)?.[what] ?? []);
    console.log(`${''.padEnd(8)}${'ms'.padStart(10)}${'of the processor'.padStart(20)}`);
    for (const name of measured.keys())
      console.log(
        `${name.padEnd(8)}${of(name, 'ms').toFixed(2).padStart(10)}${of(name, 'cpu').toFixed(2).padStart(20)}`,
      );
    return printThresholds([
      atMost(
        'check of a token ÷ the feed it guards, ms',
        of('check', 'ms') / of('feed', 'ms'),
        RATIO_AT_MOST,
      ),
      atMost('the same, time of the processor', of('check', 'cpu') / of('feed', 'cpu'), RATIO_AT_MOST),
    ]);
  } finally {
    await site.close();
    await temp.close();
  }
}
