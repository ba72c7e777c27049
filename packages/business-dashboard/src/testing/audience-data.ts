import type { AudienceInsightsData } from '../dashboard/model/audience.ts';

/** Sample insights of an engaged audience for stories and tests. */
export const createAudience: AudienceInsightsData = {
  audience: 'engaged',
  from: '2026-10-25',
  to: '2026-11-21',
  time_zone: 'Europe/Berlin',
  size: 120,
  countries: [
    { key: 'DE', count: 84, share: 0.7, site_share: 0.2 },
    { key: 'US', count: 30, share: 0.25, site_share: 0.45 },
    { key: 'other', count: 6, share: 0.05, site_share: null },
  ],
  languages: [
    { key: 'de', count: 84, share: 0.7, site_share: 0.25 },
    { key: 'en-US', count: 36, share: 0.3, site_share: 0.6 },
  ],
  devices: [],
  topics: [
    { id: '1', name: 'Ceramics', count: 48, share: 0.4, affinity: 3.2 },
    { id: '2', name: 'Interior design', count: 24, share: 0.2, affinity: 1.4 },
  ],
  weekdays: [40, 35, 52, 48, 60, 95, 88],
  hours: Array.from({ length: 24 }, (_, hour) => (hour < 6 ? 2 : 10 + ((hour * 7) % 25))),
};
