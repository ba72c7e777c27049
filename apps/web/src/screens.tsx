import { ROUTES } from '@pegboard/routes';
import { redirect, type RouteObject } from 'react-router';
import { businessScreens } from './business-screens.tsx';
import { laterTexts } from './messages/en-us-later.ts';

/** All screens that no visit needs before it is at one of them, by address. Each is loaded when it is opened. */
export const screens: readonly RouteObject[] = [
  ...businessScreens,
  { path: 'login', lazy: () => import('./routes/auth/login.tsx'), handle: { isBare: true } },
  { path: 'signup', lazy: () => import('./routes/auth/signup.tsx'), handle: { isBare: true } },
  { path: 'logout', lazy: () => import('./routes/auth/logout.tsx'), handle: { isBare: true } },
  {
    path: 'password/reset',
    lazy: () => import('./routes/auth/password-reset.tsx'),
    handle: { isBare: true },
  },
  {
    path: 'password/reset/:step',
    lazy: () => import('./routes/auth/password-reset.tsx'),
    handle: { isBare: true },
  },
  { path: 'pw/:username', lazy: () => import('./routes/auth/password-reset.tsx'), handle: { isBare: true } },
  { path: 'secure/panic', lazy: () => import('./routes/auth/panic.tsx'), handle: { isBare: true } },
  { path: 'secure/panic/done', lazy: () => import('./routes/auth/panic-done.tsx'), handle: { isBare: true } },
  {
    path: 'email/verification',
    lazy: () => import('./routes/auth/email-verification.tsx'),
    handle: { isBare: true },
  },
  {
    path: 'email/verification/done',
    lazy: () => import('./routes/auth/email-verified.tsx'),
    handle: { isBare: true },
  },
  {
    path: 'email_verification_error/*',
    lazy: () => import('./routes/auth/email-verification-error.tsx'),
    handle: { isBare: true },
  },
  { path: 'settings/security', lazy: () => import('./routes/settings/security.tsx') },
  { path: 'onboarding', lazy: () => import('./routes/onboarding/onboarding.tsx') },
  { path: 'notifications', lazy: () => import('./routes/notifications/notifications.tsx') },
  { path: 'settings', lazy: () => import('./routes/settings/settings.tsx') },
  { path: 'settings/ads', lazy: () => import('./routes/settings/ad-settings.tsx') },
  { path: 'settings/blocked', lazy: () => import('./routes/settings/blocked.tsx') },
  { path: 'reports-and-violations', lazy: () => import('./routes/reports/reports.tsx') },
  { path: 'reports-and-violations/queue', lazy: () => import('./routes/reports/queue.tsx') },
  { path: 'reports-and-violations/merchants', lazy: () => import('./routes/reports/merchants.tsx') },
  { path: 'reports-and-violations/decisions', lazy: () => import('./routes/reports/decisions.tsx') },
  { path: 'email/subscription/*', lazy: () => import('./routes/email/subscription.tsx') },
  { path: 'email/user_survey/*', lazy: () => import('./routes/email/survey.tsx') },
  { path: 'age-appeal/*', lazy: () => import('./routes/settings/age-appeal.tsx') },
  { path: '_/storyboard/*', lazy: () => import('./routes/storyboard/storyboard.tsx') },
  { path: 'settings/boards', lazy: () => import('./routes/board-edit/boards-put-away.tsx') },
  { path: 'board/create', lazy: () => import('./routes/board-create/board-create.tsx') },
  { path: 'board/invite', lazy: () => import('./routes/board-invite/board-invite.tsx') },
  { path: 'board/shared', lazy: () => import('./routes/board-shared/board-shared.tsx') },
  { path: 'board/:id/edit', lazy: () => import('./routes/board-edit/board-edit.tsx') },
  { path: 'board/:id/edit/collaborators', lazy: () => import('./routes/board-edit/board-edit.tsx') },
  { path: 'board/:id/edit/add_collaborators', lazy: () => import('./routes/board-edit/board-edit.tsx') },
  { path: 'board/:id/edit/share', lazy: () => import('./routes/board-edit/board-edit.tsx') },
  { path: 'boardsection/:id/edit', lazy: () => import('./routes/board-edit/section-edit.tsx') },
  { path: 'search', lazy: () => import('./routes/search/search.tsx') },
  { path: 'search/pins', lazy: () => import('./routes/search/search.tsx') },
  { path: 'policy/community-guidelines', lazy: () => import('./routes/policy/community-guidelines.tsx') },
  { path: 'offsite', lazy: () => import('./routes/leave/leave.tsx') },
  { path: 'pin_redirect/*', lazy: () => import('./routes/leave/leave.tsx') },
  { path: 'me', lazy: () => import('./routes/profile/me.ts') },
  {
    path: 'pin/:slug/comments',
    loader: ({ params: { slug = '' } }) => redirect(`/pin/${encodeURIComponent(slug)}/#comments`),
  },
  { path: 'pin/:slug/edit', lazy: () => import('./routes/pin/edit.tsx') },
  { path: 'pin/:slug/repin', lazy: () => import('./routes/pin/repin.tsx') },
  {
    path: ':username',
    lazy: () => import('./routes/profile/profile.tsx'),
    children: [
      { index: true, lazy: () => import('./routes/profile/saved.tsx') },
      { path: '_saved', lazy: () => import('./routes/profile/saved.tsx') },
      { path: '_created', lazy: () => import('./routes/profile/created.tsx') },
      { path: '_shop', lazy: () => import('./routes/profile/shop.tsx') },
      { path: 'pins', lazy: () => import('./routes/profile/pins.tsx') },
    ],
  },
  {
    path: ':username',
    lazy: () => import('./routes/profile/follow-lists.tsx'),
    children: [
      { path: 'followers', lazy: () => import('./routes/profile/followers.tsx') },
      { path: 'following', lazy: () => import('./routes/profile/following.tsx') },
      { path: 'following/boards', lazy: () => import('./routes/profile/following-boards.tsx') },
      { path: 'following/topics', lazy: () => import('./routes/profile/following-topics.tsx') },
    ],
  },
  { path: 'unauth-profile', lazy: () => import('./routes/visitor/kept-pins.tsx') },
  {
    path: 'unauth-profile/:username',
    lazy: () => import('./routes/profile/unauth-profile.ts'),
    children: [
      {
        lazy: () => import('./routes/profile/profile.tsx'),
        children: [{ index: true, lazy: () => import('./routes/profile/unauth-saved.ts') }],
      },
    ],
  },
  { path: ':username/:board', lazy: () => import('./routes/board/board.tsx') },
  { path: ':username/:board/:section', lazy: () => import('./routes/board/board.tsx') },
  ...ROUTES.filter(({ name }) => name in laterTexts).map(({ pattern }) => ({
    path: pattern.slice(1),
    lazy: () => import('./routes/later/later.tsx'),
  })),
];
