/** The integrations of advertisers. Source: §9, TY-20. */
export const ADVERTISER_INTEGRATIONS = [
  'Google Tag Manager',
  'Shopify',
  'WooCommerce',
  'WordPress',
  'Squarespace',
  'Weebly',
  'Tealium',
  'Magento',
  'Ecwid',
  'BigCommerce',
  'Premmerce',
  'Segment',
  'Branch',
  'Hightouch',
  'Eulerian',
  'Adobe Real-Time CDP',
  'Adobe Commerce',
  'Salesforce Commerce Cloud',
  'Conversions API',
] as const;

/** One of `ADVERTISER_INTEGRATIONS`. */
export type AdvertiserIntegration = (typeof ADVERTISER_INTEGRATIONS)[number];
