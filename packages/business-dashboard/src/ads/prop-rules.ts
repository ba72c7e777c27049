import { currencyProp, dateProp } from '../layout/prop-rules.ts';
import { nullableProp, numberProp, shapeProp, textProp, type PropRule } from '@pegboard/ui';

/** The rules of the fields of `AdAccountData`. */
export const AD_ACCOUNT_FIELDS: Readonly<Record<string, PropRule>> = {
  id: textProp,
  name: textProp,
  currency: currencyProp,
};

/** The rules of the fields of `CampaignData`. */
export const CAMPAIGN_FIELDS: Readonly<Record<string, PropRule>> = {
  name: textProp,
  objective: textProp,
  price_micro: numberProp,
  daily_micro: nullableProp(numberProp),
  total_micro: nullableProp(numberProp),
  starts_on: dateProp,
  ends_on: nullableProp(dateProp),
  time_zone: textProp,
  id: textProp,
  status: textProp,
  spent_micro: numberProp,
  impressions: numberProp,
  clicks: numberProp,
  conversions: numberProp,
  conversion_value_micro: numberProp,
};

/** The rules of the fields of `AdPin`. */
export const AD_PIN_FIELDS: Readonly<Record<string, PropRule>> = {
  id: textProp,
  title: nullableProp(textProp),
  image: nullableProp(shapeProp({ url: textProp, width: numberProp, height: numberProp })),
};
