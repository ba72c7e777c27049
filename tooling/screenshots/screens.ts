/** The viewer of a screen: a visitor, or a demo account by its username. */
export type ScreenViewer = 'visitor' | 'ada' | 'kilnandco' | 'noor';

/** A screen to render. */
export type Screen = {
  readonly name: string;
  readonly viewer: ScreenViewer;
  readonly path: string;
  /** A selector of the link on the page at `path` that leads to the screen. */
  readonly link?: string;
  /** The path of the screen below that link. */
  readonly below?: string;
  /** The expected HTTP status; 200 by default. */
  readonly status?: number;
};

const visitor = (name: string, path: string, more: Partial<Screen> = {}): Screen => ({
  name: `visitor-${name}`,
  viewer: 'visitor',
  path,
  ...more,
});
const member = (name: string, path: string, more: Partial<Screen> = {}): Screen => ({
  name,
  viewer: 'ada',
  path,
  ...more,
});

const PIN_LINK = 'a[data-pin-link]';
const BOARD_LINK = 'main a[href^="/ada/"]:not([href*="/_"]):not([href*="/follow"]):not([href$="/pins/"])';

/** A page of the business of the demo shop of a kind. */
const ofBusiness =
  (kind: 'access' | 'manager' | 'hierarchy') =>
  (name: string, below = `${name}/`): Screen => ({
    name: `business-${name}`,
    viewer: 'kilnandco',
    path: '/business/hub/',
    link: `main a[href*="business-${kind}/"]`,
    below,
  });
const business = ofBusiness('access');
const manager = ofBusiness('manager');

/** Every screen of visitors, members and businesses. */
export const SCREENS: readonly Screen[] = [
  visitor('home', '/'),
  visitor('closeup', '/search/pins/?q=bowls', { link: PIN_LINK }),
  visitor('search', '/search/pins/?q=teapot'),
  visitor('search-empty', '/search/pins/?q=zzqqxx'),
  visitor('profile', '/ada/'),
  visitor('board', '/ada/', { link: BOARD_LINK }),
  visitor('ideas', '/ideas/'),
  visitor('topics', '/topics/'),
  visitor('shopping', '/shopping/'),
  visitor('videos', '/videos/'),
  visitor('today', '/today/'),
  visitor('log-in', '/login/'),
  visitor('sign-up', '/signup/'),
  visitor('password-reset', '/password/reset/'),
  visitor('log-in-by-company', '/login/sso/'),
  visitor('account-closed', '/secure/closed/'),
  visitor('about', '/about/'),
  visitor('help', '/help/'),
  visitor('guidelines', '/policy/community-guidelines/'),
  visitor('terms', '/terms/'),
  visitor('privacy', '/privacy/'),
  visitor('cookies', '/policy/cookies/'),
  visitor('copyright', '/policy/copyright/'),
  visitor('contact', '/contact/'),
  visitor('imprint', '/policy/imprint/'),
  visitor('not-found', '/pin/1/', { status: 404 }),
  member('home', '/'),
  member('closeup', '/search/pins/?q=bowls', { link: PIN_LINK }),
  member('search', '/search/pins/?q=teapot'),
  member('search-boards', '/search/boards/?q=cups'),
  member('search-users', '/search/users/?q=a'),
  member('profile-saved', '/ada/_saved/'),
  member('profile-created', '/ada/_created/'),
  member('profile-pins', '/ada/pins/'),
  member('profile-other', '/kilnandco/'),
  member('followers', '/ada/followers/'),
  member('following', '/ada/following/'),
  member('board', '/ada/_saved/', { link: BOARD_LINK }),
  member('notifications', '/notifications/'),
  member('notifications-of-kind', '/notifications/?show=people'),
  member('conversations', '/conversation/'),
  member('conversation', '/conversation/', { link: 'main ul a[href^="/conversation/"]' }),
  member('requests', '/conversation/?requests='),
  { name: 'conversations-empty', viewer: 'noor', path: '/conversation/' },
  { name: 'notifications-empty', viewer: 'noor', path: '/notifications/' },
  member('ideas', '/ideas/'),
  member('today', '/today/'),
  member('shopping', '/shopping/'),
  member('pin-create', '/pin-builder/'),
  member('drafts', '/pin-builder/drafts/'),
  member('board-create', '/board/create/'),
  member('tune-home-feed', '/edit/'),
  member('settings', '/settings/'),
  member('settings-profile', '/settings/profile/'),
  member('settings-account', '/settings/account/'),
  member('settings-appearance', '/settings/appearance/'),
  member('settings-notifications', '/settings/notifications/'),
  member('settings-privacy', '/settings/privacy/'),
  member('settings-security', '/settings/security/'),
  member('settings-data', '/settings/data/'),
  member('settings-download', '/settings/data/download/?id=1'),
  member('settings-close', '/settings/close/'),
  member('settings-ads', '/settings/ads/'),
  member('settings-boards', '/settings/boards/'),
  member('settings-duplicates', '/settings/duplicates/'),
  member('email-preferences', '/email/subscription/'),
  member('apps-of-member', '/app-factory-oauth/'),
  member('consent-invalid', '/oauth/?client_id=x'),
  member('appeals', '/appealed-pin/'),
  member('age-appeal', '/age-appeal/'),
  member('log-out-everywhere', '/secure/panic/'),
  member('settings-muted', '/settings/muted/'),
  member('settings-blocked', '/settings/blocked/'),
  member('settings-apps', '/settings/apps/'),
  member('settings-followers', '/settings/followers/'),
  member('reports', '/reports-and-violations/'),
  { name: 'business-hub', viewer: 'kilnandco', path: '/business/hub/' },
  business('dashboard'),
  business('audience-insights'),
  business('ad-accounts'),
  business('audiences'),
  business('bulk-upload'),
  business('bulk-history', 'bulk-upload/?view=history'),
  business('bulk-ids', 'bulk-upload/?view=ids'),
  business('bulk-help', 'bulk-upload/?view=resources'),
  business('pin-tag'),
  business('conversions-api'),
  business('conversion-upload'),
  business('audience-upload'),
  business('brand-safety'),
  business('billing'),
  business('invoice-management'),
  business('members'),
  business('security'),
  business('integrations'),
  business('catalogs'),
  business('settings'),
  manager('asset-groups'),
  manager('shared-tags'),
  manager('ad-account-transfers', 'ad-accounts/cee-migration/'),
  ofBusiness('hierarchy')('hierarchy'),
  { name: 'business-invite', viewer: 'kilnandco', path: '/business/invite/' },
  { name: 'business-call', viewer: 'kilnandco', path: '/business/schedule_call/' },
  { name: 'quick-promote', viewer: 'kilnandco', path: '/advertiser/quick-promote/' },
  { name: 'promote-ideas', viewer: 'kilnandco', path: '/idea-ads-tool/' },
  { name: 'profile-shop', viewer: 'kilnandco', path: '/kilnandco/_shop/' },
];
