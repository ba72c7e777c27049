import type { ActionOutcome } from '../frame/use-action.ts';
import type { AssetKey } from './group-data.ts';

/** What the page of asset groups asks of its app; what was done is read anew by it. */
export type AssetGroupsPorts = {
  readonly create: (name: string) => Promise<ActionOutcome>;
  readonly rename: (groupId: string, name: string) => Promise<ActionOutcome>;
  readonly remove: (groupId: string) => Promise<ActionOutcome>;
  readonly addAsset: (groupId: string, asset: AssetKey) => Promise<ActionOutcome>;
  readonly takeOutAsset: (groupId: string, asset: AssetKey) => Promise<ActionOutcome>;
  readonly assign: (groupId: string, memberId: string) => Promise<ActionOutcome>;
  readonly unassign: (groupId: string, memberId: string) => Promise<ActionOutcome>;
};
