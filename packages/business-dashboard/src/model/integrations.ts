/** A service that can be connected. Source: §9. */
export type Integration = {
  readonly key: IntegrationKey;
  readonly name: string;
  /** The kind of data: site visits by the tag, products by a feed, events from a server, customer lists. */
  readonly brings: readonly IntegrationChannel[];
};

/** A channel by which a service sends data. */
export type IntegrationChannel = 'tag' | 'feed' | 'events' | 'audiences';

/** The states of the last delivery; `token_used` if a server called and no event was accepted. */
export const DELIVERY_STATES = [
  'received',
  'token_used',
  'fetched',
  'uploaded',
  'failed',
  'nothing',
] as const;

/** The last delivery of a channel and its time; null if there was none. The sending service is unknown. */
export type LastDelivery = {
  readonly way: IntegrationChannel;
  readonly state: (typeof DELIVERY_STATES)[number];
  readonly at: string | null;
};

/** All services that can be connected, in the order of §9. */
export const INTEGRATIONS = [
  { key: 'google_tag_manager', name: 'Google Tag Manager', brings: ['tag'] },
  { key: 'shopify', name: 'Shopify', brings: ['tag', 'feed'] },
  { key: 'woocommerce', name: 'WooCommerce', brings: ['tag', 'feed'] },
  { key: 'wordpress', name: 'WordPress', brings: ['tag'] },
  { key: 'squarespace', name: 'Squarespace', brings: ['tag'] },
  { key: 'weebly', name: 'Weebly', brings: ['tag'] },
  { key: 'tealium', name: 'Tealium', brings: ['tag', 'events'] },
  { key: 'magento', name: 'Magento', brings: ['tag', 'feed'] },
  { key: 'ecwid', name: 'Ecwid', brings: ['tag', 'feed'] },
  { key: 'bigcommerce', name: 'BigCommerce', brings: ['tag', 'feed'] },
  { key: 'premmerce', name: 'Premmerce', brings: ['tag', 'feed'] },
  { key: 'segment', name: 'Segment', brings: ['events'] },
  { key: 'branch', name: 'Branch', brings: ['events'] },
  { key: 'hightouch', name: 'Hightouch', brings: ['events', 'audiences'] },
  { key: 'eulerian', name: 'Eulerian', brings: ['tag', 'events'] },
  { key: 'adobe_cdp', name: 'Adobe Real-Time CDP', brings: ['audiences', 'events'] },
  { key: 'adobe_commerce', name: 'Adobe Commerce', brings: ['tag', 'feed'] },
  { key: 'salesforce_commerce', name: 'Salesforce Commerce Cloud', brings: ['tag', 'feed'] },
  { key: 'conversions_api', name: 'Conversions API', brings: ['events'] },
] as const;

/** The server's key of a service. */
export type IntegrationKey = (typeof INTEGRATIONS)[number]['key'];
