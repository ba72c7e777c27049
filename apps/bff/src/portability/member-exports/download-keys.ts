import { accountLinkToken, isAccountLinkToken } from '../../people/accounts/index.ts';
import type { ClockDeps, ConfigDeps } from '../../platform/deps.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';

/** The hours for which a confirmed member can download an export, and continue the download. */
const KEY_HOURS = 1;

const linkOf = (owner: Pick<SignedIn, 'id'>, exportId: bigint) =>
  ({ purpose: 'download-export', userId: owner.id, about: String(exportId) }) as const;

/** Creates the key with which a member downloads one export, after confirming their identity. Nothing is stored: it is signed. */
export function createDownloadKey(
  deps: ClockDeps & ConfigDeps,
  owner: Pick<SignedIn, 'id'>,
  exportId: bigint,
): string {
  return accountLinkToken(deps, linkOf(owner, exportId), KEY_HOURS);
}

/** Returns whether a key was created for this member and this export, within the last hour. */
export function isDownloadKey(
  deps: ClockDeps & ConfigDeps,
  owner: Pick<SignedIn, 'id'>,
  exportId: bigint,
  key: string,
): boolean {
  return isAccountLinkToken(deps, linkOf(owner, exportId), key);
}
