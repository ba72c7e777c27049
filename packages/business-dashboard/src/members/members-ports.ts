import type { ActionOutcome } from '../frame/use-action.ts';
import type { BusinessRole } from '../model/rights.ts';

/** What the page of members asks of its app. */
export type MembersPorts = {
  readonly changeRole: (memberId: string, role: BusinessRole) => Promise<ActionOutcome>;
  readonly remove: (memberId: string) => Promise<ActionOutcome>;
  readonly leave: () => Promise<ActionOutcome>;
  readonly invite: (who: string, role: BusinessRole) => Promise<ActionOutcome>;
  readonly takeBack: (inviteId: string) => Promise<ActionOutcome>;
};
