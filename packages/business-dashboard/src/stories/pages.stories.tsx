import { drawing } from '@pegboard/config/drawn-pictures';
import { expect, type Stories, type Story } from '@pegboard/config/story';
import type { ReactNode } from 'react';

import { AdAccounts, CampaignPins, CampaignReport, type CampaignData } from '../ads/index.ts';
import { Audiences } from '../audiences/index.ts';
import { BrandSafety } from '../brand-safety/index.ts';
import { CatalogProductsPage, ShopPreview } from '../catalog-products/index.ts';
import { createGroup, createProduct, createProductPorts } from '../catalog-products/testing/a-product.ts';
import { CatalogsPage } from '../catalogs/index.ts';
import { createCatalog, createRun } from '../catalogs/testing/a-run.ts';
import { AudienceInsights, Dashboard, parseAudienceView, PinNumbers } from '../dashboard/index.ts';
import { parseView } from '../dashboard/model/view.ts';
import { TreePage } from '../hierarchy/index.ts';
import { BusinessHub } from '../business-list/index.ts';
import { BusinessFrame, AccessDenied, type ActionResult, type BusinessSummary } from '../index.ts';
import { IntegrationsPage } from '../integrations/index.ts';
import { MembersPage } from '../members/index.ts';
import { getPermissions, type BusinessKind, type BusinessRole } from '../model/index.ts';
import { SecurityPage } from '../security/index.ts';
import { BusinessSettings } from '../settings/index.ts';
import { createAudience } from '../testing/audience-data.ts';
import { createDashboard } from '../testing/dashboard-data.ts';

const business = (kind: BusinessKind, role: BusinessRole, name = 'Kiln & Co.'): BusinessSummary => ({
  id: '7',
  kind,
  name,
  role,
  rights: getPermissions(role),
});
const done = async (): Promise<ActionResult> => ({ ok: true });
const nothing = async (): Promise<void> => undefined;

type Shown = { readonly children: ReactNode };

/**
 * Renders a page at its width beside the navigation, so that new navigation entries do not change its
 * screenshot.
 */
const Page = ({ children }: Shown): ReactNode => <div>{children}</div>;

const meta: Stories<Shown> = {
  title: 'Business/Pages',
  component: Page,
  parameters: { frame: 'page' },
};

export default meta;

type PageStory = Story<Shown>;

const person = (id: string, fullName: string, role: BusinessRole) => ({
  id,
  username: fullName.toLowerCase().replace(' ', ''),
  full_name: fullName,
  image_medium_url: null,
  role,
  joined_at: '2026-09-14T09:00:00.000Z',
  is_you: id === '1',
  may_change: true,
});
const PEOPLE = [
  person('1', 'Hanna Kiln', 'owner'),
  person('2', 'Ada Moss', 'analyst'),
  person('3', 'Noor Haddad', 'catalog_manager'),
];

/** The numbers of four weeks compared with the previous four. */
export const Numbers: PageStory = {
  args: {
    children: (
      <Dashboard
        data={createDashboard}
        view={parseView(new URLSearchParams(), '2026-11-21')}
        onView={() => undefined}
        today="2026-11-21"
        pinPath={(id) => `#/pin/${id}/`}
      />
    ),
  },
  parameters: { frame: 'page', variants: [{ viewport: 'mobile' }] },
};

/** The numbers of one pin for its creator. */
export const NumbersOfPin: PageStory = {
  args: {
    children: (
      <PinNumbers
        data={createDashboard}
        view={parseView(new URLSearchParams(), '2026-11-21')}
        onView={() => undefined}
        today="2026-11-21"
      />
    ),
  },
  parameters: { frame: 'page', variants: [{ viewport: 'mobile' }, { direction: 'rtl' }] },
};

/** The engaged audience of four weeks beside the averages of the site. */
export const InsightsOfAudience: PageStory = {
  args: {
    children: (
      <AudienceInsights
        data={createAudience}
        view={parseAudienceView(new URLSearchParams('audience=engaged'), '2026-11-21')}
        onView={() => undefined}
        today="2026-11-21"
      />
    ),
  },
  parameters: { frame: 'page', variants: [{ viewport: 'mobile' }, { direction: 'rtl' }] },
};

/** The members of a business, and a pending invitation. */
export const Members: PageStory = {
  args: {
    children: (
      <MembersPage
        members={PEOPLE}
        invites={[
          {
            id: '9',
            username: null,
            email: 'lea@books.example',
            role: 'finance',
            expires_at: '2026-12-01T09:00:00.000Z',
            is_over: false,
          },
        ]}
        yourRole="owner"
        ports={{ changeRole: done, remove: done, leave: done, invite: done, takeBack: done }}
      />
    ),
  },
  parameters: { frame: 'page', variants: [{ viewport: 'mobile' }] },
};

/** The login methods of members, and the log. */
export const Security: PageStory = {
  args: {
    children: (
      <SecurityPage
        members={PEOPLE.map((one, nth) => ({
          ...one,
          passkey_count: nth,
          session_count: 2 - nth,
          last_seen_at: nth === 2 ? null : '2026-11-20T09:00:00.000Z',
        }))}
        log={(
          [
            ['12', 'hannakiln', 'campaign.changed', 'Autumn glazes'],
            ['11', 'hannakiln', 'member.role_changed', '@noorhaddad: catalog_manager'],
            ['10', null, 'business.created', 'Kiln & Co.'],
          ] as const
        ).map(([id, actor, action, subject]) => ({
          id,
          at: '2026-11-20T09:00:00.000Z',
          actor,
          action,
          subject,
          changes:
            action === 'campaign.changed'
              ? [{ field: 'daily_micro', from: 20_000_000, to: 25_000_000, currency: 'EUR' }]
              : [],
        }))}
        mayEnd
        endSessions={done}
        olderThan={async () => []}
      />
    ),
  },
};

const account = { id: '1', name: 'Kiln ads', currency: 'EUR' };
const campaign = (id: string, name: string, more: Partial<CampaignData> = {}): CampaignData => ({
  id,
  name,
  objective: 'awareness',
  status: 'active',
  price_micro: 5000,
  daily_micro: 20_000_000,
  total_micro: null,
  spent_micro: 318_250_000,
  impressions: 63_650,
  clicks: 812,
  conversions: 31,
  conversion_value_micro: 1_240_000_000,
  starts_on: '2026-11-01',
  ends_on: null,
  time_zone: 'Europe/Stockholm',
  ...more,
});
const of = { accounts: [account], account, mayEdit: true, onChoose: () => undefined };

/** The campaigns of an ad account. */
export const Campaigns: PageStory = {
  args: {
    children: (
      <AdAccounts
        {...of}
        campaigns={[
          campaign('5', 'Autumn glazes'),
          campaign('6', 'Winter cups', { status: 'draft', spent_micro: 0, impressions: 0, clicks: 0 }),
          campaign('4', 'Seconds sale', { status: 'ended', daily_micro: null, total_micro: 500_000_000 }),
        ]}
        today="2026-11-21"
        timeZone="UTC"
        onOpenAccount={nothing}
        onSave={nothing}
        onStatus={nothing}
        pinsLink={() => <a href="#/pins/">Pins</a>}
      />
    ),
  },
};

const campaignDays = (month: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    day: `${month}-${String(at + 1).padStart(2, '0')}`,
    impressions: 1800 + 90 * ((at * 5) % 7),
    clicks: 24 + ((at * 3) % 8),
    spent_micro: 5_400_000 + 270_000 * ((at * 5) % 7),
  }));

const pin = (id: string, title: string, motif: 'bowl' | 'jar' | 'leaf') => ({
  id,
  title,
  image: { url: drawing(motif, 236, 236), width: 236, height: 236 },
});

/** The pins of a campaign, and the form that adds one. */
export const PromotedPins: PageStory = {
  args: {
    children: (
      <CampaignPins
        campaign={campaign('5', 'Autumn glazes')}
        currency="EUR"
        promoted={[
          {
            pin: pin('1', 'Speckled bowl', 'bowl'),
            impressions: 40_112,
            clicks: 610,
            spent_micro: 200_560_000,
          },
        ]}
        offered={[pin('2', 'Moon jar', 'jar'), pin('3', 'Leaf plate', 'leaf')]}
        audiences={[{ id: '3', name: 'Followers' }]}
        mayEdit
        back={<a href="#/all/">All campaigns</a>}
        onPromote={nothing}
        onRemove={nothing}
      />
    ),
  },
};

/** The numbers of a campaign by day, by list and by pin. */
export const NumbersOfCampaign: PageStory = {
  args: {
    children: (
      <CampaignReport
        name="Autumn glazes"
        currency="EUR"
        data={{
          days: campaignDays('2026-11', 21),
          placements: [
            { placement: 'home', impressions: 31_460, clicks: 402, spent_micro: 94_380_000 },
            { placement: 'search', impressions: 12_070, clicks: 233, spent_micro: 36_210_000 },
          ],
          pins: [
            {
              pin: pin('1', 'Speckled bowl', 'bowl'),
              impressions: 43_530,
              clicks: 635,
              spent_micro: 130_590_000,
            },
          ],
        }}
        before={{ days: campaignDays('2026-10', 28) }}
        view={parseView(new URLSearchParams(), '2026-11-21')}
        onView={() => undefined}
        today="2026-11-21"
      />
    ),
  },
  parameters: { frame: 'page', variants: [{ viewport: 'mobile' }] },
};

/** Audiences by rule and from a list. */
export const AudiencesOfAds: PageStory = {
  args: {
    children: (
      <Audiences
        {...of}
        audiences={[
          { id: '3', kind: 'customer_list', name: 'Spring customers', size: 4120, is_used: true },
          { id: '4', kind: 'visitors', name: 'Saw the shop', size: null, is_used: true },
          { id: '5', kind: 'customer_list', name: 'Workshop guests', size: 61, is_used: false },
        ]}
        onMake={async () => '6'}
        onAdd={nothing}
        onMade={() => undefined}
        onDelete={nothing}
      />
    ),
  },
};

/** The brand safety rules of ads. */
export const Safety: PageStory = {
  args: {
    children: (
      <BrandSafety
        {...of}
        rules={{ keywords: ['fight', 'crash'], domains: ['gossip.example'], topics: ['7'] }}
        topics={['Ceramics', 'Kitchens', 'News', 'Plants'].map((name, nth) => ({ id: `${nth + 5}`, name }))}
        onSave={nothing}
      />
    ),
  },
};

const SHOP_PRODUCTS = [
  createProduct({ image: drawing('bowl', 236, 236), sale_price: 39 }),
  createProduct({
    id: 'a',
    title: 'Oak lamp',
    image: drawing('jar', 236, 236),
    is_by_hand: false,
    price: 120,
  }),
  createProduct({ id: 'b', title: 'Brass lamp', is_by_hand: false, state: 'failed' }),
];

/** The products of a catalog, by hand and from its feed, and a group. */
export const CatalogProducts: PageStory = {
  args: {
    children: (
      <CatalogProductsPage
        catalog={{ name: 'Lamps', currency: 'EUR' }}
        products={{ items: SHOP_PRODUCTS, bookmark: null }}
        groups={[createGroup({ images: [drawing('bowl', 236, 236), drawing('jar', 236, 236)] })]}
        mayEdit
        ports={createProductPorts({})}
        catalogsHref="#/catalogs/"
        previewHref="#/shop/"
      />
    ),
  },
};

/** The preview of a shop that is not public yet. */
export const ShopOfAProfile: PageStory = {
  args: {
    children: (
      <ShopPreview
        preview={{
          username: 'kilnandco',
          full_name: 'Kiln & Co.',
          is_public: false,
          is_verified: false,
          live_count: 2,
          pending_count: 1,
          sections: [{ id: '5', name: 'Lamps', product_count: 2, products: SHOP_PRODUCTS.slice(0, 2) }],
          products: SHOP_PRODUCTS,
        }}
        productsHref="#/products/"
        shopHref="#/shop/"
        backText="Products of Lamps"
      />
    ),
  },
};

/** A partly imported catalog, with its report open. */
export const Catalogs: PageStory = {
  args: {
    children: (
      <CatalogsPage
        catalogs={[
          createCatalog({
            name: 'Lamps',
            product_count: 1180,
            source_url: 'https://kiln.example/lamps.csv',
            every_hours: 24,
            last_run: createRun({ state: 'partly', created_count: 12, refused_count: 2, warning_count: 1 }),
          }),
        ]}
        boards={[{ id: '9', name: 'Shop' }]}
        requests={[{ id: '1', website: 'https://kiln.example', words: '', state: 'waiting', answer: '' }]}
        mayEdit
        ports={{
          readCatalogs: async () => ({ ok: true, data: [] }),
          save: async () => ({ ok: false, message: '' }),
          remove: async () => ({ ok: false, message: '' }),
          begin: async () => ({ ok: false, message: '' }),
          readRun: async () => ({ ok: false, message: '' }),
          cancel: async () => ({ ok: false, message: '' }),
          askToBeVerified: async () => ({ ok: false, message: '' }),
          readFindings: async () => ({
            ok: true,
            data: {
              findings: [
                {
                  seq: 1,
                  line: 14,
                  item_id: 'lamp-14',
                  field: 'price',
                  value: '-3',
                  severity: 'error',
                  code: 'price_negative',
                },
                {
                  seq: 2,
                  line: 15,
                  item_id: 'lamp-15',
                  field: 'title',
                  value: '=A1',
                  severity: 'error',
                  code: 'formula',
                },
                {
                  seq: 3,
                  line: 90,
                  item_id: 'lamp-90',
                  field: 'sale_price',
                  value: '30.00 EUR',
                  severity: 'warning',
                  code: 'sale_price_not_lower',
                },
              ],
              bookmark: null,
            },
          }),
        }}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the report' }));
    await expect(await canvas.findByText(/A price is above zero/)).toBeVisible();
  },
};

const node = (id: string, name: string, parent: string | null) => ({
  id,
  name,
  kind: parent === null ? ('hierarchy' as const) : ('access' as const),
  parent_id: parent,
  pin_count: 128,
  follower_count: 4200,
  member_count: 3,
});

/** The businesses of a hierarchy. */
export const Tree: PageStory = {
  args: {
    children: (
      <TreePage
        nodes={[
          node('1', 'Makers House', null),
          node('2', 'Kiln & Co. Studio', '1'),
          node('3', 'Kiln & Co.', '2'),
          node('4', 'Fern & Moss', '1'),
        ]}
        mayChange
        addable={[{ id: '5', name: 'Oven & Oak' }]}
        ports={{ move: done, add: done, remove: done }}
      />
    ),
  },
};

/** Services to connect, of which one is connected. */
export const Connections: PageStory = {
  args: {
    children: (
      <IntegrationsPage
        statuses={[
          {
            integration: 'shopify',
            came: [
              { way: 'tag', state: 'received', at: '2026-11-22T09:57:00.000Z' },
              { way: 'feed', state: 'failed', at: '2026-11-20T09:00:00.000Z' },
            ],
          },
          {
            integration: 'segment',
            came: [{ way: 'events', state: 'token_used', at: '2026-11-22T08:00:00.000Z' }],
          },
        ]}
        readAt="2026-11-22T10:00:00.000Z"
        addresses={{ tag: '#/tag/', feed: '#/catalogs/', events: '#/api/', audiences: '#/audiences/' }}
      />
    ),
  },
};

/** The settings of a business. */
export const Settings: PageStory = {
  args: {
    children: (
      <BusinessSettings
        business={{
          ...business('access', 'owner'),
          website_url: 'https://kiln.example',
          category: 'maker',
          profile_username: 'kilnandco',
        }}
        save={done}
        close={done}
      />
    ),
  },
};

/** A page that the viewer's role does not include, in the frame of its business. */
export const Refused: PageStory = {
  render: () => (
    <BusinessFrame business={business('access', 'finance')} base="#/kiln/" current="catalogs" hub="#/hub/">
      <AccessDenied why="right" business={business('access', 'finance')} base="#/kiln/" />
    </BusinessFrame>
  ),
  parameters: {
    frame: 'page',
    variants: [{ viewport: 'mobile' }],
    noScreenshot: 'it lists the pages of a business, of which there are more with time',
  },
};

/** All businesses of a member. */
export const Hub: PageStory = {
  render: () => (
    <BusinessHub
      businesses={[
        { ...business('access', 'owner'), address: '#/kiln/' },
        { ...business('manager', 'finance', 'Kiln & Co. Studio'), id: '8', address: '#/studio/' },
      ]}
      make={done}
    />
  ),
};
