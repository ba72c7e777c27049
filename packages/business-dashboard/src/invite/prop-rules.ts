import { dateProp } from '../layout/prop-rules.ts';
import { BUSINESS_KINDS, BUSINESS_ROLES } from '../model/permissions.ts';
import { nullableProp, textProp, type PropRule, choiceProp } from '@pegboard/ui';

/** The rules of the fields of `Invitation`. */
export const INVITATION_FIELDS: Readonly<Record<string, PropRule>> = {
  id: textProp,
  business_name: textProp,
  business_kind: choiceProp(BUSINESS_KINDS),
  role: choiceProp(BUSINESS_ROLES),
  invited_by: nullableProp(textProp),
  expires_at: dateProp,
};
