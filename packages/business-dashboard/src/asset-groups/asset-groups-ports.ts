import type { ActionResult } from '../layout/use-action.ts';
import type { AssetKey } from './group-data.ts';

/** The ports of the asset groups page. After an action, the app reads the data again. */
export type AssetGroupsPorts = {
  readonly create: (name: string) => Promise<ActionResult>;
  readonly rename: (groupId: string, name: string) => Promise<ActionResult>;
  readonly remove: (groupId: string) => Promise<ActionResult>;
  readonly addAsset: (groupId: string, asset: AssetKey) => Promise<ActionResult>;
  readonly takeOutAsset: (groupId: string, asset: AssetKey) => Promise<ActionResult>;
  readonly assign: (groupId: string, memberId: string) => Promise<ActionResult>;
  readonly unassign: (groupId: string, memberId: string) => Promise<ActionResult>;
};
