import type { Actions } from '../layout/use-action.ts';
import type { RenderLink } from '../layout/prerequisite-link.tsx';
import type { BusinessMessages } from '../messages.ts';
import type { AssetGroupsPorts } from './asset-groups-ports.ts';
import type { GroupMember, AssetSummary, AssetGroupSummary } from './group-data.ts';
import type { AssetGroupMessages } from './messages.ts';

/** The props of a group's card and of its parts. */
export type GroupCardProps = {
  readonly group: AssetGroupSummary;
  readonly assets: readonly AssetSummary[];
  readonly members: readonly GroupMember[];
  readonly mayEdit: boolean;
  /** True if there is no other group. */
  readonly isLast: boolean;
  readonly ports: AssetGroupsPorts;
  readonly wayTo: RenderLink | undefined;
  readonly actions: Actions;
  readonly messages: AssetGroupMessages;
  readonly frameMessages: BusinessMessages;
};
