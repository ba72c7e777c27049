import { nullableProp, textProp, type PropRule } from '@pegboard/ui';
import { BUSINESS_SUMMARY_FIELDS } from '../layout/prop-rules.ts';

/** The rules of the fields of `BusinessWithFacts`. */
export const BUSINESS_WITH_FACTS_FIELDS: Readonly<Record<string, PropRule>> = {
  ...BUSINESS_SUMMARY_FIELDS,
  website_url: nullableProp(textProp),
  category: nullableProp(textProp),
  profile_username: nullableProp(textProp),
};
