import { dateProp } from '../../layout/prop-rules.ts';
import {
  itemsProp,
  nullableProp,
  numberProp,
  optionalProp,
  shapeProp,
  textProp,
  type PropRule,
} from '@pegboard/ui';

/** The rules of the fields of `DashboardView`. */
export const DASHBOARD_VIEW_FIELDS: Readonly<Record<string, PropRule>> = {
  from: dateProp,
  to: dateProp,
  metric: textProp,
  grain: textProp,
};

/** The rules of the fields of `AudienceShare`. */
export const AUDIENCE_SHARE_FIELDS: Readonly<Record<string, PropRule>> = {
  key: textProp,
  count: numberProp,
  share: numberProp,
  site_share: nullableProp(numberProp),
};

/** The rules of the numbers that are counted of a Pin, a board or a period. */
export const COUNTS_FIELDS: Readonly<Record<string, PropRule>> = {
  impressions: numberProp,
  closeups: numberProp,
  saves: numberProp,
  outbound_clicks: numberProp,
  video_views: numberProp,
};

/** The rule of `PaidCounts`, which is absent without ads. */
const paidProp = optionalProp(shapeProp({ impressions: numberProp, outbound_clicks: numberProp }));

/** The rules of the fields of `ReportingPeriod`. */
export const REPORTING_PERIOD_FIELDS: Readonly<Record<string, PropRule>> = {
  from: dateProp,
  to: dateProp,
  totals: shapeProp(COUNTS_FIELDS),
  paid: paidProp,
  points: itemsProp({ ...COUNTS_FIELDS, start: textProp, paid: paidProp }),
};
