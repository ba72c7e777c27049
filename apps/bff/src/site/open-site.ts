import { closeDemoAccounts, DEMO_ACCOUNTS, loadDemoContent } from './demo/index.ts';
import type { Deps } from './deps.ts';
import type { Env } from '../platform/config/env.ts';
import { startAvifJob } from '../platform/media/images/index.ts';
import { getOutboxDir } from '../platform/mail/index.ts';
import { isLoopbackHost } from '../platform/http/hosts/index.ts';
import { createDeps } from './open-deps.ts';

/** Starts the services of a serving process, loads the demo content and starts the jobs. */
export async function startSite(
  env: Env,
  say: (line: string) => void,
): Promise<{ readonly deps: Deps; readonly close: () => Promise<void> }> {
  const { deps, runJobs, close } = await createDeps(env, say, env);
  if (env.loadsDemoContent) await loadDemoContent(deps, say);
  if (!env.opensDemoAccounts) {
    const closed = await closeDemoAccounts(deps.db);
    if (closed.length > 0) say(`Closed the demo accounts ${closed.join(', ')}: their password is published.`);
  }
  if (env.runsJobs) await runJobs();
  const avifJob = env.makesAvif ? startAvifJob(deps) : undefined;
  return {
    deps,
    async close() {
      await avifJob?.close();
      await close();
    },
  };
}

/** Returns the text printed after start: the address and the demo accounts. */
export function startupBanner(env: Env, how: string): string {
  const demo = env.loadsDemoContent ? ['', ...demoLines(env)] : [];
  const mails = env.smtpUrl === undefined ? ['', `Mails are kept in ${getOutboxDir(env.dataDir)}`] : [];
  const isUnreachable = !isLoopbackHost(env.host) && isLoopbackHost(new URL(env.publicUrl).hostname);
  const reach = isUnreachable
    ? ['', 'Other machines are refused until PUBLIC_URL is the address that they type.']
    : [];
  return [
    `Pegboard is open${how} at ${env.publicUrl}/`,
    ...reach,
    ...demo,
    ...mails,
    '',
    'Ctrl-C stops it.',
  ].join('\n');
}

/** Returns the lines about the demo accounts: their logins, or the reason why they are closed. */
function demoLines({ opensDemoAccounts }: Env): readonly string[] {
  if (!opensDemoAccounts)
    return [
      'The demo content is loaded. Its accounts are closed, because their password is published.',
      '`pegboard setup` creates the first account of the team.',
    ];
  const widest = Math.max(...DEMO_ACCOUNTS.map(({ username }) => username.length));
  return [
    'Log in with a demo account:',
    ...DEMO_ACCOUNTS.map(
      ({ username, password, says }) => `  ${username.padEnd(widest)}  ${password}  ${says}`,
    ),
  ];
}
