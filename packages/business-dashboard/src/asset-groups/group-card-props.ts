import type { Actions } from '../frame/use-action.ts';
import type { WayTo } from '../frame/way-to.tsx';
import type { BusinessMessages } from '../messages.ts';
import type { AssetGroupsPorts } from './asset-groups-ports.ts';
import type { GroupMember, ShownAsset, ShownGroup } from './group-data.ts';
import type { AssetGroupMessages } from './messages.ts';

/** What a card of a group and its parts are given. */
export type GroupCardProps = {
  readonly group: ShownGroup;
  readonly assets: readonly ShownAsset[];
  readonly members: readonly GroupMember[];
  readonly mayEdit: boolean;
  /** Whether no other group is there. */
  readonly isLast: boolean;
  readonly ports: AssetGroupsPorts;
  readonly wayTo: WayTo | undefined;
  readonly actions: Actions;
  readonly messages: AssetGroupMessages;
  readonly frameMessages: BusinessMessages;
};
