import { BUSINESS_KINDS } from '../model/permissions.ts';
import { nullableProp, numberProp, textProp, type PropRule, choiceProp } from '@pegboard/ui';

/** The rules of the fields of `TreeBusiness`. */
export const TREE_BUSINESS_FIELDS: Readonly<Record<string, PropRule>> = {
  id: textProp,
  name: textProp,
  kind: choiceProp(BUSINESS_KINDS),
  parent_id: nullableProp(textProp),
  pin_count: numberProp,
  follower_count: numberProp,
  member_count: numberProp,
};
