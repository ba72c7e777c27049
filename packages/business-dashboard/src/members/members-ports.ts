import type { ActionResult } from '../layout/use-action.ts';
import type { BusinessRole } from '../model/permissions.ts';

/** The ports of the members page. */
export type MembersPorts = {
  readonly changeRole: (memberId: string, role: BusinessRole) => Promise<ActionResult>;
  readonly remove: (memberId: string) => Promise<ActionResult>;
  readonly leave: () => Promise<ActionResult>;
  readonly invite: (who: string, role: BusinessRole) => Promise<ActionResult>;
  readonly takeBack: (inviteId: string) => Promise<ActionResult>;
};
