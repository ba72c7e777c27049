import { createFormats } from '../layout/formats.ts';
import type { LastDelivery, IntegrationKey } from '../model/integrations.ts';

const formats = /* @__PURE__ */ createFormats('en-US');

/** The messages of the services that can be connected. Pass another table for another language. */
export type IntegrationMessages = {
  readonly title: string;
  readonly intro: string;
  readonly alone: string;
  /** Formats the last event of a channel, for example `Visits received 3 minutes ago`. */
  readonly came: (came: LastDelivery, nowIso: string) => string;
  readonly drawnFrom: string;
  readonly connect: Readonly<Record<'tag' | 'feed' | 'events' | 'audiences', string>>;
  readonly connectNamed: (name: string, action: string) => string;
  readonly howTo: (name: string) => string;
  readonly brings: Readonly<Record<'tag' | 'feed' | 'events' | 'audiences', string>>;
  readonly steps: Readonly<Record<IntegrationKey, readonly string[]>>;
  readonly choose: string;
  readonly failed: string;
};

const brings = { tag: 'Visits', feed: 'Products', events: 'Conversions', audiences: 'Audiences' } as const;
const states: Readonly<Record<LastDelivery['state'], string>> = {
  received: 'received',
  token_used: 'not received; token used',
  fetched: 'fetched',
  uploaded: 'uploaded',
  failed: 'not read',
  nothing: '',
};

/** The messages in American English. */
export const integrationMessages: IntegrationMessages = {
  title: 'Connections',
  intro: 'Services that bring visits, products and people to Pegboard, and what to do in each of them.',
  alone: 'Open a business to see what it has connected:',
  came: ({ way, state, at }, nowIso) =>
    at === null
      ? `${brings[way]}: nothing yet`
      : `${brings[way]} ${states[state]} ${formats.ago(at, nowIso)}`,
  drawnFrom:
    'What stands at a service is what came last by the ways that it uses: your tag, the conversions API, the feeds of catalogs, and lists of customers. Services that use the same way cannot be told apart, so they show the same.',
  connect: {
    tag: 'Get the tag',
    feed: 'Add products',
    events: 'Make a token',
    audiences: 'Upload a list',
  },
  connectNamed: (name, action) => `${action}: ${name}`,
  howTo: (name) => `How to connect ${name}`,
  brings,
  choose: 'Your businesses',
  steps: {
    google_tag_manager: [
      'In Tag Manager, choose Tags, New, and the type Custom HTML.',
      'Paste the Pegboard tag of your business, and let it fire on All Pages.',
      'Add a second Custom HTML tag, on your order confirmation, that calls pegboardTag.track with checkout.',
      'Press Preview to see both fire, then Submit to publish.',
    ],
    shopify: [
      'In the Shopify admin, open Settings, Customer events, and choose Add custom pixel.',
      'Paste the Pegboard tag, save, and press Connect.',
      'Products: under Products, choose Export, CSV for Excel, and upload the file to a catalog here; or give the address of a feed app.',
    ],
    woocommerce: [
      'In WordPress, install a plugin that inserts code into the header, and paste the Pegboard tag there.',
      'Add the block of the checkout event, from the same page as the code, to the page order-received.',
      'Products: under Products, choose Export, Generate CSV, and upload the file to a catalog here; or give the address of a feed plugin.',
    ],
    wordpress: [
      'Install a plugin that inserts code into the header of every page; on WordPress.com this takes the Business plan.',
      'Paste the Pegboard tag and save.',
      'Open your site once; the visit shows up among the events of your tag.',
    ],
    squarespace: [
      'Open Settings, Advanced, Code Injection (Business plan and above).',
      'Paste the Pegboard tag under Header.',
      'Under Order Confirmation Page, paste the block of the checkout event.',
    ],
    weebly: [
      'In the editor, open Settings, SEO, Header Code.',
      'Paste the Pegboard tag, save, and publish the site.',
    ],
    tealium: [
      'In Tealium iQ, choose Tags, Add Tag, and Tealium Custom Container.',
      'Paste the Pegboard tag into its code, and map order id, value and currency for purchases.',
      'From the server: add an EventStream connector of the type Webhook that posts to the conversions API.',
    ],
    magento: [
      'Open Content, Design, Configuration, edit your store view, and open HTML Head.',
      'Paste the Pegboard tag under Scripts and Style Sheets, save, and flush the cache.',
      'Products: write a CSV by System, Data Transfer, Export, and upload it to a catalog.',
    ],
    ecwid: [
      'Where Ecwid runs its own site: Website, Edit Site, Tracking and Analytics, Custom code.',
      'Elsewhere: paste the Pegboard tag into the header of your shop’s site.',
      'Products: Catalog, Products, Export selected as CSV, and upload it to a catalog.',
    ],
    bigcommerce: [
      'Open Storefront, Script Manager, Create a Script.',
      'Place it in the head, on all pages, category Analytics, and paste the Pegboard tag.',
      'Products: Products, Export as CSV, and upload it to a catalog.',
    ],
    premmerce: [
      'Premmerce runs in WordPress: paste the Pegboard tag with a plugin that inserts code into the header.',
      'Products: export them with WooCommerce under Products, Export, and upload the CSV to a catalog.',
    ],
    segment: [
      'In Segment, choose Connections, Destinations, Add destination, and Functions.',
      'Make a destination function that posts Order Completed to the conversions API as checkout, with a token of your ad account.',
      'Use the message id as the event id: what comes twice is counted once.',
    ],
    branch: [
      'In Branch, open Data Feeds, Webhooks, and add a webhook for purchases.',
      'Give the address of the conversions API, and your token in the header Authorization.',
    ],
    hightouch: [
      'In Hightouch, add a destination of the type HTTP Request.',
      'For conversions: send each row to the conversions API with a token of your ad account.',
      'For audiences: export the list as CSV and give it to Audience upload; it is hashed in your browser.',
    ],
    eulerian: [
      'In Eulerian, open Tag Management, and add a custom tag with the Pegboard tag on all pages.',
      'From the server: forward orders to the conversions API, with the order reference as the event id.',
    ],
    adobe_cdp: [
      'In Real-Time CDP, choose Destinations, Catalog, HTTP API, and give the address of the conversions API.',
      'Add the header Authorization with a token of your ad account.',
      'For audiences: export a segment as CSV and give it to Audience upload.',
    ],
    adobe_commerce: [
      'Open Content, Design, Configuration, edit your store view, and open HTML Head.',
      'Paste the Pegboard tag under Scripts and Style Sheets, and save.',
      'Products: System, Data Transfer, Export as CSV, and upload it to a catalog.',
    ],
    salesforce_commerce: [
      'Add the Pegboard tag to htmlhead.isml of your storefront, and upload the code version.',
      'Products: a job that exports the catalog as XML to an address; give that address to a catalog.',
    ],
    conversions_api: [
      'Make a token under Conversions API; it speaks for one ad account and is shown once.',
      'Post events as JSON from your server, with the header Authorization and an event id of your own.',
      'Send the same event id from the tag where both tell of the same purchase: it is counted once.',
    ],
  },
  failed: 'Sorry! Something went wrong on our end.',
};
