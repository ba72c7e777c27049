import type { ActionResult } from '@pegboard/business-dashboard';
import { useNavigate } from 'react-router';
import { businessPath } from '@pegboard/business-dashboard/model';
import type { BusinessData } from './business-data.ts';
import { useBusinessApi } from './use-business-api.ts';

/**
 * Accepts and declines invites; accepting one navigates to its business. A code answers the invite of an
 * email.
 */
export function useInvitations(code?: string): {
  readonly accept: (id: string) => Promise<ActionResult>;
  readonly decline: (id: string) => Promise<ActionResult>;
} {
  const { call } = useBusinessApi();
  const navigate = useNavigate();
  const named = (id: string) =>
    code !== undefined && code.startsWith(`${id}.`) ? { code } : { invite_id: id };
  return {
    accept: (id) =>
      call({ name: 'BusinessInvitation', action: 'update', options: named(id) }, (joined) => {
        const business = joined as BusinessData;
        void navigate(businessPath(business.kind, business.id));
      }),
    decline: (id) => call({ name: 'BusinessInvitation', action: 'delete', options: named(id) }),
  };
}
