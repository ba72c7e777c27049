import type { Env } from '../../../platform/config/env.ts';
import { getRootCause } from '../../../platform/logging/root-cause.ts';
import { openBackupStore } from '../../open-storage.ts';
import { timeOfBackup } from '../backup-name.ts';
import { listBackups } from '../regular-backups.ts';
import type { CheckResult } from './check-result.ts';

const HOUR_MS = 3_600_000;
const LATE_HOURS = 26;
const WRONG_HOURS = 72;

/** Checks the age and the encryption of the regular backups, if a place for them is set (OP-08). */
export async function checkBackups(
  env: Pick<Env, 'backups' | 's3'>,
  now: () => Date,
): Promise<CheckResult | undefined> {
  const about = 'backups';
  const { to, recipient } = env.backups;
  if (to === undefined) return undefined;
  const again = 'Run `pegboard backup`, and see why the timer did not: systemctl status pegboard-backup';
  try {
    const [newest] = await listBackups(openBackupStore(env));
    const time = newest === undefined ? undefined : timeOfBackup(newest);
    if (time === undefined) return { about, state: 'wrong', says: `there is none in ${to}`, advice: again };
    const hours = Math.floor((now().getTime() - time.getTime()) / HOUR_MS);
    const says = `the newest in ${to} is ${hours} hours old`;
    if (hours >= LATE_HOURS)
      return { about, state: hours >= WRONG_HOURS ? 'wrong' : 'look', says, advice: again };
    if (recipient === undefined)
      return {
        about,
        state: 'look',
        says: `${says}, and is not encrypted`,
        advice: 'Run `pegboard backup-key FILE`, and set PEGBOARD_BACKUP_RECIPIENT to what it prints.',
      };
    return { about, state: 'good', says };
  } catch (error) {
    const advice =
      to === 's3' ? 'Check the PEGBOARD_S3_ settings.' : `Let the user of the site read and write ${to}.`;
    return { about, state: 'wrong', says: `cannot be listed: ${getRootCause(error).message}`, advice };
  }
}
