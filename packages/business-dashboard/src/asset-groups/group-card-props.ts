import type { Actions } from '../layout/use-action.ts';
import type { RenderLink } from '../layout/prerequisite-link.tsx';
import type { BusinessMessages } from '../messages.ts';
import type { AssetGroupsPorts } from './asset-groups-ports.ts';
import type { GroupMember, AssetSummary, AssetGroupSummary } from './group-data.ts';
import type { AssetGroupMessages } from './messages.ts';

/** What a card of a group and its parts are given. */
export type GroupCardProps = {
  readonly group: AssetGroupSummary;
  readonly assets: readonly AssetSummary[];
  readonly members: readonly GroupMember[];
  readonly mayEdit: boolean;
  /** Whether no other group is there. */
  readonly isLast: boolean;
  readonly ports: AssetGroupsPorts;
  readonly wayTo: RenderLink | undefined;
  readonly actions: Actions;
  readonly messages: AssetGroupMessages;
  readonly frameMessages: BusinessMessages;
};
