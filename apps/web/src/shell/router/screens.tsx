import { INFORMATION_PAGES, informationPath } from '@pegboard/routes';
import { Outlet, redirect, type RouteObject } from 'react-router';
import { EnglishOnly } from '../../features/english-only/english-only.tsx';
import { businessScreens } from './business-screens.tsx';

const STORY_BUILDERS = ['story-pin-builder/*', 'idea-pin-builder/*'];

/** Gives each route an id by its place in the table, which is also its id in a part of the table. */
const withIds = (routes: readonly RouteObject[], prefix = 'screen'): RouteObject[] =>
  routes.map((route, at) => {
    const id = `${prefix}-${at}`;
    return route.children ? { ...route, id, children: withIds(route.children, id) } : { ...route, id };
  });

/** All screens that no visit needs before it is at one of them, by address. Each is loaded when it is opened. */
export const screens: readonly RouteObject[] = withIds([
  ...businessScreens,
  {
    element: (
      <EnglishOnly>
        <Outlet />
      </EnglishOnly>
    ),
    children: [{ path: '_/storyboard/*', lazy: () => import('../../screens/storyboard/storyboard.tsx') }],
  },
  { path: 'login', lazy: () => import('../../screens/login/login.tsx'), handle: { isBare: true } },
  {
    path: 'login/code',
    lazy: () => import('../../screens/login-code/login-code.tsx'),
    handle: { isBare: true },
  },
  {
    path: 'login/sso/*',
    lazy: () => import('../../screens/login-sso/login-sso.tsx'),
    handle: { isBare: true },
  },
  {
    path: 'signup/sso-business-account/*',
    lazy: () => import('../../screens/business-sign-on/business-sign-on.tsx'),
  },
  { path: 'signup', lazy: () => import('../../screens/signup/signup.tsx'), handle: { isBare: true } },
  {
    path: 'signup/waiting',
    lazy: () => import('../../screens/signup-waiting/signup-waiting.tsx'),
    handle: { isBare: true },
  },
  { path: 'logout', lazy: () => import('../../screens/logout/logout.tsx'), handle: { isBare: true } },
  {
    path: 'password/reset',
    lazy: () => import('../../screens/password-reset/password-reset.tsx'),
    handle: { isBare: true },
  },
  {
    path: 'password/reset/:step',
    lazy: () => import('../../screens/password-reset/password-reset.tsx'),
    handle: { isBare: true },
  },
  {
    path: 'pw/:username',
    lazy: () => import('../../screens/password-reset/password-reset.tsx'),
    handle: { isBare: true },
  },
  { path: 'oauth/*', lazy: () => import('../../screens/oauth/oauth.tsx'), handle: { isBare: true } },
  {
    path: 'secure/panic',
    lazy: () => import('../../screens/secure-panic/secure-panic.tsx'),
    handle: { isBare: true },
  },
  {
    path: 'secure/panic/done',
    lazy: () => import('../../screens/secure-panic-done/secure-panic-done.tsx'),
    handle: { isBare: true },
  },
  {
    path: 'secure/closed',
    lazy: () => import('../../screens/account-closed/account-closed.tsx'),
    handle: { isBare: true },
  },
  {
    path: 'email/verification',
    lazy: () => import('../../screens/email-verification/email-verification.tsx'),
    handle: { isBare: true },
  },
  {
    path: 'email/verification/done',
    lazy: () => import('../../screens/email-verification-done/email-verification-done.tsx'),
    handle: { isBare: true },
  },
  {
    path: 'email_verification_error/*',
    lazy: () => import('../../screens/email-verification-error/email-verification-error.tsx'),
    handle: { isBare: true },
  },
  {
    lazy: () => import('../../screens/settings/settings-frame.tsx'),
    children: [
      { path: 'edit', lazy: () => import('../../screens/tune-home-feed/tune-home-feed.tsx') },
      {
        path: 'reports-and-violations',
        lazy: () => import('../../screens/reports-and-violations/reports.tsx'),
      },
      {
        path: 'email/subscription/*',
        lazy: () => import('../../screens/email-subscription/email-subscription.tsx'),
      },
      { path: 'settings/apps/*', lazy: () => import('../../screens/settings-apps/settings-apps.tsx') },
      {
        path: 'app-factory-oauth/webhooks/deliveries/*',
        lazy: () => import('../../screens/app-webhook-endpoint/app-webhook-endpoint.tsx'),
      },
      {
        path: 'app-factory-oauth/webhooks/*',
        lazy: () => import('../../screens/app-webhooks/app-webhooks.tsx'),
      },
      {
        path: 'app-factory-oauth/*',
        lazy: () => import('../../screens/app-factory-oauth/app-factory-oauth.tsx'),
      },
      {
        path: 'settings/security/*',
        lazy: () => import('../../screens/settings-security/settings-security.tsx'),
      },
      { path: 'settings', lazy: () => import('../../screens/settings/settings.tsx') },
      { path: 'settings/close/*', lazy: () => import('../../screens/settings-close/settings-close.tsx') },
      {
        path: 'settings/data/download',
        lazy: () => import('../../screens/settings-download/settings-download.tsx'),
      },
      { path: 'settings/data/*', lazy: () => import('../../screens/settings-data/settings-data.tsx') },
      { path: 'settings/ads/*', lazy: () => import('../../screens/settings-ads/settings-ads.tsx') },
      { path: 'settings/blocked', lazy: () => import('../../screens/settings-blocked/settings-blocked.tsx') },
      { path: 'settings/muted/*', lazy: () => import('../../screens/settings-muted/settings-muted.tsx') },
      {
        path: 'settings/duplicates/*',
        lazy: () => import('../../screens/settings-duplicates/settings-duplicates.tsx'),
      },
      { path: 'settings/boards/*', lazy: () => import('../../screens/settings-boards/archived-boards.tsx') },
      { path: 'settings/profile/*', lazy: () => import('../../screens/settings/settings.tsx') },
      {
        path: 'settings/account/*',
        lazy: () => import('../../screens/settings-account/settings-account.tsx'),
      },
      {
        path: 'settings/appearance/*',
        lazy: () => import('../../screens/settings-appearance/settings-appearance.tsx'),
      },
      {
        path: 'settings/notifications/*',
        lazy: () => import('../../screens/settings-notifications/settings-notifications.tsx'),
      },
      {
        path: 'settings/followers/*',
        lazy: () => import('../../screens/settings-followers/settings-followers.tsx'),
      },
      {
        path: 'settings/privacy/*',
        lazy: () => import('../../screens/settings-privacy/settings-privacy.tsx'),
      },
    ],
  },
  { path: 'onboarding', lazy: () => import('../../screens/onboarding/onboarding.tsx') },
  { path: 'notifications', lazy: () => import('../../screens/notifications/notifications.tsx') },
  { path: 'conversation', lazy: () => import('../../screens/conversations/conversations.tsx') },
  { path: 'conversation/:id', lazy: () => import('../../screens/conversation/conversation.tsx') },
  {
    lazy: () => import('../../screens/administration/administration-frame.tsx'),
    children: [
      {
        path: 'reports-and-violations/queue',
        lazy: () => import('../../screens/moderation-queue/moderation-queue.tsx'),
      },
      {
        path: 'reports-and-violations/merchants',
        lazy: () => import('../../screens/moderation-merchants/moderation-merchants.tsx'),
      },
      {
        path: 'reports-and-violations/appeals',
        lazy: () => import('../../screens/moderation-appeals/moderation-appeals.tsx'),
      },
      {
        path: 'reports-and-violations/notices',
        lazy: () => import('../../screens/moderation-notices/moderation-notices.tsx'),
      },
      {
        path: 'reports-and-violations/decisions',
        lazy: () => import('../../screens/moderation-decisions/moderation-decisions.tsx'),
      },
      { path: '_', lazy: () => import('../../screens/administration/overview.tsx') },
      {
        path: '_/users',
        lazy: () => import('../../screens/administration-members/administration-members.tsx'),
      },
      {
        path: '_/users/:username/*',
        lazy: () => import('../../screens/administration-member/administration-member.tsx'),
      },
      {
        path: '_/sign-ups/*',
        lazy: () => import('../../screens/administration-sign-ups/administration-sign-ups.tsx'),
      },
      {
        path: '_/limits',
        lazy: () => import('../../screens/administration-limits/administration-limits.tsx'),
      },
      {
        path: '_/images/*',
        lazy: () => import('../../screens/administration-images/administration-images.tsx'),
      },
      {
        path: '_/settings',
        lazy: () => import('../../screens/administration-settings/administration-settings.tsx'),
      },
      {
        path: '_/domains/*',
        lazy: () => import('../../screens/administration-domains/administration-domains.tsx'),
      },
      {
        path: '_/words/*',
        lazy: () => import('../../screens/administration-words/administration-words.tsx'),
      },
      { path: '_/jobs/*', lazy: () => import('../../screens/administration-jobs/administration-jobs.tsx') },
      {
        path: '_/storage',
        lazy: () => import('../../screens/administration-storage/administration-storage.tsx'),
      },
      { path: '_/audit', lazy: () => import('../../screens/administration-audit/administration-audit.tsx') },
    ],
  },
  { path: 'appealed-pin', lazy: () => import('../../screens/appealed-pin/appealed-pin.tsx') },
  { path: 'email/user_survey/*', lazy: () => import('../../screens/email-survey/email-survey.tsx') },
  { path: 'age-appeal/*', lazy: () => import('../../screens/age-appeal/age-appeal.tsx') },
  { path: 'board/create', lazy: () => import('../../screens/board-create/board-create.tsx') },
  { path: 'board/invite', lazy: () => import('../../screens/board-invite/board-invite.tsx') },
  { path: 'board/shared', lazy: () => import('../../screens/board-shared/board-shared.tsx') },
  { path: 'board/shared/:code', lazy: () => import('../../screens/board-shared/board-shared.tsx') },
  {
    path: 'board/shared/:code/images',
    lazy: () => import('../../screens/board-shared-images/board-shared-images.tsx'),
  },
  {
    path: 'board/shared/:code/pin/:pin',
    lazy: () => import('../../screens/board-shared-pin/board-shared-pin.tsx'),
  },
  { path: 'board/:id/edit', lazy: () => import('../../screens/board-edit/board-edit.tsx') },
  { path: 'board/:id/edit/collaborators', lazy: () => import('../../screens/board-edit/board-edit.tsx') },
  { path: 'board/:id/edit/add_collaborators', lazy: () => import('../../screens/board-edit/board-edit.tsx') },
  { path: 'board/:id/edit/share', lazy: () => import('../../screens/board-edit/board-edit.tsx') },
  { path: 'board/:id/guests', lazy: () => import('../../screens/board-guests/board-guests.tsx') },
  {
    path: 'boardsection/:id/edit',
    lazy: () => import('../../screens/board-section-edit/board-section-edit.tsx'),
  },
  { path: 'search', lazy: () => import('../../screens/search/search.tsx') },
  { path: 'search/boards', lazy: () => import('../../screens/search-boards/search-boards.tsx') },
  { path: 'search/users', lazy: () => import('../../screens/search-users/search-users.tsx') },
  { path: 'search/pins', lazy: () => import('../../screens/search/search.tsx') },
  { path: 'search/videos', lazy: () => import('../../screens/search/search.tsx') },
  { path: 'search/buyable_pins', lazy: () => import('../../screens/search/search.tsx') },
  { path: 'search/idea_pins', lazy: () => import('../../screens/search/search.tsx') },
  { path: 'search/visual', lazy: () => import('../../screens/search-visual/search-visual.tsx') },
  { path: 'search/my_pins', lazy: () => import('../../screens/search/search.tsx') },
  { path: 'ideas', lazy: () => import('../../screens/ideas-root/ideas-root.tsx') },
  { path: 'ideas/:interest/:id', lazy: () => import('../../screens/ideas/ideas.tsx') },
  { path: 'topics/*', lazy: () => import('../../screens/topics/topics.ts') },
  { path: 'videos', lazy: () => import('../../screens/videos/videos.tsx') },
  { path: 'videos/:category/:id', lazy: () => import('../../screens/videos/videos.tsx') },
  { path: 'shopping', lazy: () => import('../../screens/shopping/shopping.tsx') },
  {
    path: 'shopping/:category/:id',
    lazy: () => import('../../screens/shopping-category/shopping-category.tsx'),
  },
  { path: 'today', lazy: () => import('../../screens/today/today.tsx') },
  { path: 'today/article', lazy: () => import('../../screens/today-articles/today-articles.ts') },
  { path: 'today/article/:slug', lazy: () => import('../../screens/today-article/today-article.ts') },
  { path: 'today/shop', lazy: () => import('../../screens/today-shop-articles/today-shop-articles.ts') },
  { path: 'today/shop/:slug', lazy: () => import('../../screens/today-shop/today-shop.ts') },
  { path: 'discover/article/:slug', lazy: () => import('../../screens/article/article.ts') },
  { path: 'editorial', lazy: () => import('../../screens/editorial/editorial.tsx') },
  {
    path: 'editorial/:id',
    lazy: () => import('../../screens/editorial-article/editorial-article.tsx'),
  },
  { path: 'today/best/*', lazy: () => import('../../screens/today-best/today-best.ts') },
  { path: 'today/trending/*', lazy: () => import('../../screens/today-trending/today-trending.ts') },
  { path: 'today/popular/*', lazy: () => import('../../screens/today-popular/today-popular.ts') },
  ...INFORMATION_PAGES.map((page) => ({
    path: informationPath(page).slice(1),
    lazy: () => import('../../screens/information-page/information-page.tsx'),
  })),
  { path: 'offsite', lazy: () => import('../../screens/offsite/offsite.tsx') },
  { path: 'pin_redirect/*', lazy: () => import('../../screens/offsite/offsite.tsx') },
  { path: 'me', lazy: () => import('../../screens/me/me.ts') },
  {
    path: 'pin/:slug/comments',
    loader: ({ params: { slug = '' } }) => redirect(`/pin/${encodeURIComponent(slug)}/#comments`),
  },
  { path: 'pin/:slug/sent/*', lazy: () => import('../../screens/pin-sent/pin-sent.tsx') },
  { path: 'pin/:slug/numbers', lazy: () => import('../../screens/pin-numbers/pin-numbers.tsx') },
  { path: 'pin/:slug/feedback/*', lazy: () => import('../../screens/pin-feedback/pin-feedback.tsx') },
  { path: 'pin/:slug/edit', lazy: () => import('../../screens/pin-edit/pin-edit.tsx') },
  {
    path: 'pin/:slug/visual-search',
    lazy: () => import('../../screens/pin-visual-search/visual-search.tsx'),
  },
  {
    path: 'pin/:slug/visual-search/products',
    lazy: () => import('../../screens/pin-visual-search/visual-search.tsx'),
  },
  {
    path: 'pin/create/many',
    lazy: () => import('../../screens/pin-create-many/pin-create-many.tsx'),
  },
  { path: 'tv/studio/*', lazy: () => import('../../screens/studio/studio.tsx') },
  { path: 'pin/create/drafts', lazy: () => import('../../screens/pin-drafts/pin-drafts.tsx') },
  ...['pin/create/*', 'pin-builder/*', 'pin-editor/*', 'pin-creation-tool/*', ...STORY_BUILDERS].map(
    (path) => ({
      path,
      lazy: () => import('../../screens/pin-create/pin-create.tsx'),
    }),
  ),
  { path: 'pin/:slug/repin', lazy: () => import('../../screens/pin/pin-repin.tsx') },
  {
    path: ':username',
    lazy: () => import('../../screens/profile/profile.tsx'),
    children: [
      { index: true, lazy: () => import('../../screens/profile-saved/saved.tsx') },
      { path: '_saved', lazy: () => import('../../screens/profile-saved/saved.tsx') },
      { path: '_created', lazy: () => import('../../screens/profile-created/created.tsx') },
      { path: '_shop', lazy: () => import('../../screens/profile-shop/shop.tsx') },
      { path: 'pins', lazy: () => import('../../screens/profile-pins/pins.tsx') },
    ],
  },
  {
    path: ':username',
    lazy: () => import('../../screens/profile-follow-lists/follow-lists.tsx'),
    children: [
      { path: 'followers', lazy: () => import('../../screens/profile-followers/followers.tsx') },
      { path: 'following', lazy: () => import('../../screens/profile-following/following.tsx') },
      {
        path: 'following/boards',
        lazy: () => import('../../screens/profile-following-boards/following-boards.tsx'),
      },
      {
        path: 'following/topics',
        lazy: () => import('../../screens/profile-following-topics/following-topics.tsx'),
      },
    ],
  },
  { path: 'unauth-profile', lazy: () => import('../../screens/unauth-profile/visitor-pins.tsx') },
  {
    path: 'unauth-profile/:username',
    lazy: () => import('../../screens/unauth-profile-of-member/unauth-profile.ts'),
    children: [
      {
        lazy: () => import('../../screens/profile/profile.tsx'),
        children: [{ index: true, lazy: () => import('../../screens/profile-saved/unauth-saved.ts') }],
      },
    ],
  },
  { path: ':username/:board', lazy: () => import('../../screens/board/board.tsx') },
  { path: ':username/:board/:section', lazy: () => import('../../screens/board/board.tsx') },
]);

/**
 * Returns the screens that may be at a path, by its first segment: a router compiles and ranks all its routes before it matches one.
 */
export function screensAt(path: string): readonly RouteObject[] {
  const first = path.split('/')[1]?.toLowerCase() ?? '';
  if (first.includes('%')) return screens;
  const mayBeAt = ({ path: pattern, children = [] }: RouteObject): boolean => {
    const [segment] = pattern?.split('/') ?? [];
    return segment === undefined ? children.some(mayBeAt) : segment === first || /^[:*]/.test(segment);
  };
  return screens.filter(mayBeAt);
}
