import { BUSINESS_KINDS, BUSINESS_ROLES } from '../model/permissions.ts';
import { nullableProp, textProp, textsProp, type PropRule, choiceProp } from '@pegboard/ui';

/** The rules of the fields of `BusinessWithFacts`. */
export const BUSINESS_WITH_FACTS_FIELDS: Readonly<Record<string, PropRule>> = {
  id: textProp,
  kind: choiceProp(BUSINESS_KINDS),
  name: textProp,
  role: choiceProp(BUSINESS_ROLES),
  rights: textsProp,
  website_url: nullableProp(textProp),
  category: nullableProp(textProp),
  profile_username: nullableProp(textProp),
};
