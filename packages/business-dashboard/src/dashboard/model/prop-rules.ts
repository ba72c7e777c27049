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

/** The rules of the fields of `PaidCounts`. */
export const PAID_COUNTS_FIELDS: Readonly<Record<string, PropRule>> = {
  impressions: numberProp,
  outbound_clicks: numberProp,
};

/** The rules of the fields of `TimeSeriesPoint`. */
export const TIME_SERIES_POINT_FIELDS: Readonly<Record<string, PropRule>> = {
  impressions: numberProp,
  closeups: numberProp,
  saves: numberProp,
  outbound_clicks: numberProp,
  video_views: numberProp,
  start: textProp,
  paid: optionalProp(shapeProp({ impressions: numberProp, outbound_clicks: numberProp })),
};

/** The rules of the fields of `ReportingPeriod`. */
export const REPORTING_PERIOD_FIELDS: Readonly<Record<string, PropRule>> = {
  from: dateProp,
  to: dateProp,
  totals: shapeProp({
    impressions: numberProp,
    closeups: numberProp,
    saves: numberProp,
    outbound_clicks: numberProp,
    video_views: numberProp,
  }),
  paid: optionalProp(shapeProp({ impressions: numberProp, outbound_clicks: numberProp })),
  points: itemsProp({
    impressions: numberProp,
    closeups: numberProp,
    saves: numberProp,
    outbound_clicks: numberProp,
    video_views: numberProp,
    start: textProp,
    paid: optionalProp(shapeProp({ impressions: numberProp, outbound_clicks: numberProp })),
  }),
};
