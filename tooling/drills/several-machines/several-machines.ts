import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { withServer } from '../debian-postgres.ts';
import { openBalancer } from './balancer.ts';
import { FAULTS, type Fault } from './faults.ts';
import { catchUp, findMissing, startMachines, type Machines } from './machines.ts';
import { signUp, startMember, type Ledger, type Outcome } from './members.ts';
import { measureReadCpu } from './read-cpu.ts';

const MEMBERS = 6;
const BEFORE_MS = 1500;
const FAULT_MS = 9000;
const GRACE_MS = 5000;
const AFTER_MS = 8500;
const GOOD_MIN = 0.99;
const CPU_OFF_MIN = 0.8;

/**
 * Runs a site of two processes on a primary, a streaming replica, PgBouncer in transaction mode and Redis. Each part is killed,
 * frozen and slowed down while members write, and read what they wrote at the other process (OP-04). `times` is not used.
 */
export async function severalMachines(dir: string): Promise<string> {
  const missing = await findMissing();
  if (missing.length > 0)
    return `left out: apt-get install ${missing.join(' ')}, without starting their services`;
  const machines = await startMachines(dir);
  try {
    console.log(machines.versions);
    console.log(`load of this machine in the last five minutes: ${(loadavg()[1] ?? 0).toFixed(1)}`);
    const chosen = process.env['DRILL_FAULTS']?.split(',');
    const isChosen = (part: string): boolean => chosen?.includes(part) ?? true;
    const faults = FAULTS.filter(({ part }) => isChosen(part));
    const misses = [
      ...(faults.length > 0 ? await runFaults(machines, faults) : []),
      ...(isChosen('cpu') ? await checkCpu(machines) : []),
    ];
    if (misses.length > 0) throw new Error(misses.join('; '));
    return 'no acknowledged write was lost, and nobody read less than they had written';
  } finally {
    await machines.close();
  }
}

/** Runs the faults one after another. Returns the marks that were missed. */
async function runFaults(machines: Machines, faults: readonly Fault[]): Promise<readonly string[]> {
  const balancer = openBalancer(machines.ports);
  const ledger: Ledger = { outcomes: [], acknowledged: [], stale: [] };
  const misses: string[] = [];
  try {
    const headers: Readonly<Record<string, string>>[] = [];
    for (let member = 1; member <= MEMBERS; member += 1)
      headers.push(
        // Each has an address of their own, which limits sign-ups.
        {
          'x-forwarded-for': `10.0.0.${member}`,
          ...(await signUp(balancer, machines.secret, `member${member}`)),
        },
      );
    const members = headers.map((each) => startMember(balancer, each, ledger));
    for (const fault of faults) misses.push(...(await runFault(machines, fault, ledger)));
    await Promise.all(members.map((member) => member.stop()));
    misses.push(...(await checkLedger(machines, ledger)));
  } finally {
    balancer.close();
  }
  return misses;
}

async function runFault(machines: Machines, fault: Fault, ledger: Ledger): Promise<readonly string[]> {
  const { part, what, serves } = fault;
  await sleep(BEFORE_MS);
  const staleBefore = ledger.stale.length;
  const began = performance.now();
  await fault.begin(machines);
  await sleep(FAULT_MS);
  const ended = performance.now();
  await fault.end(machines);
  const repaired = performance.now();
  await sleep(AFTER_MS);
  const during = shareOf(ledger.outcomes, began + GRACE_MS, ended);
  const after = shareOf(ledger.outcomes, repaired + GRACE_MS, performance.now());
  const stale = ledger.stale.length - staleBefore;
  const isGood = after.good >= GOOD_MIN && (serves === 'after' || during.good >= GOOD_MIN) && stale === 0;
  const name = `${part} ${what}`.padEnd(40);
  console.log(
    `${isGood ? 'ok  ' : 'MISS'}  ${name} good after 5 s ${percent(serves === 'after' ? undefined : during)}, ` +
      `5 s after the repair ${percent(after)}, stale ${stale}`,
  );
  return isGood ? [] : [`${part} ${what}`];
}

type Share = { readonly good: number; readonly of: number; readonly whys: string };

function shareOf(outcomes: readonly Outcome[], from: number, until: number): Share {
  const within = outcomes.filter(({ at }) => at >= from && at < until);
  const bad = within.filter(({ isGood }) => !isGood);
  const good = within.length === 0 ? 0 : (within.length - bad.length) / within.length;
  return { good, of: within.length, whys: [...new Set(bad.map(({ why }) => why))].join(', ') };
}

function percent(share: Share | undefined): string {
  if (!share) return '-'.padStart(12);
  const { good, of, whys } = share;
  return `${(good * 100).toFixed(1).padStart(5)} % of ${of}${whys === '' ? '' : ` (${whys})`}`;
}

/** Compares what was acknowledged with what the primary and the standby hold. */
async function checkLedger(machines: Machines, ledger: Ledger): Promise<readonly string[]> {
  await catchUp(machines);
  const held = await Promise.all(
    [machines.primary, machines.standby].map(({ url }) =>
      withServer(url, async (client) => {
        const { rows } = await client.query<{ id: string }>('select id::text as id from boards');
        return new Set(rows.map(({ id }) => id));
      }),
    ),
  );
  const lost = ledger.acknowledged.filter((id) => held.some((ids) => !ids.has(id)));
  console.log(
    `${ledger.acknowledged.length} acknowledged writes, ${lost.length} lost; ${ledger.outcomes.length} requests, ` +
      `${ledger.stale.length} reads older than an own write`,
  );
  return [
    ...(lost.length > 0 ? [`${lost.length} acknowledged writes were lost`] : []),
    ...(ledger.stale.length > 0 ? [`${ledger.stale.length} reads were older than an own write`] : []),
  ];
}

async function checkCpu(machines: Machines): Promise<readonly string[]> {
  const { without, reading, replica, requests } = await measureReadCpu(machines);
  const off = 1 - reading / without;
  const isGood = off >= CPU_OFF_MIN;
  console.log(
    `${isGood ? 'ok  ' : 'MISS'}  read CPU of the primary: ${without.toFixed(2)} s without the replica, ${reading.toFixed(2)} s with it ` +
      `(${(off * 100).toFixed(0)} % less; the replica took ${replica.toFixed(2)} s; ${requests} requests in turns)`,
  );
  return isGood ? [] : [`the replica took only ${(off * 100).toFixed(0)} % of the read CPU`];
}
