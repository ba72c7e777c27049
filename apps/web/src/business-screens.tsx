import type { RouteObject } from 'react-router';

/** The pages of a business, by their path in `BUSINESS_PAGES`; which account has which is decided there. */
const pages = (): RouteObject[] => [
  { index: true, lazy: () => import('./routes/business/first-page.tsx') },
  { path: 'dashboard', lazy: () => import('./routes/business/dashboard.tsx') },
  { path: 'hierarchy', lazy: () => import('./routes/business/tree.tsx') },
  { path: 'ad-accounts', lazy: () => import('./routes/business/ad-accounts.tsx') },
  { path: 'ad-accounts/:campaignId', lazy: () => import('./routes/business/campaign-pins.tsx') },
  { path: 'audiences', lazy: () => import('./routes/business/audiences.tsx') },
  { path: 'brand-safety', lazy: () => import('./routes/business/brand-safety.tsx') },
  { path: 'members', lazy: () => import('./routes/business/members.tsx') },
  { path: 'managers', lazy: () => import('./routes/business/members.tsx') },
  { path: 'security', lazy: () => import('./routes/business/security.tsx') },
  { path: 'business_security', lazy: () => import('./routes/business/security.tsx') },
  { path: 'integrations', lazy: () => import('./routes/business/integrations.tsx') },
  { path: 'catalogs', lazy: () => import('./routes/business/catalogs.tsx') },
  { path: 'settings', lazy: () => import('./routes/business/settings.tsx') },
];

/** A business of one kind of account. What a page of it refuses or fails with is told inside of its frame. */
const businessAt = (path: string): RouteObject => ({
  path,
  lazy: () => import('./routes/business/business.tsx'),
  children: [
    {
      lazy: () => import('./routes/business/page-error.tsx'),
      children: [...pages(), { path: '*', lazy: () => import('./routes/business/no-page.tsx') }],
    },
  ],
});

/** The screens of businesses. */
export const businessScreens: readonly RouteObject[] = [
  { path: 'business', lazy: () => import('./routes/business/start.tsx') },
  { path: 'business/convert', lazy: () => import('./routes/business/convert.tsx') },
  { path: 'business/invite', lazy: () => import('./routes/business/invite.tsx') },
  { path: 'business/schedule_call', lazy: () => import('./routes/business/schedule-call.tsx') },
  {
    path: 'business/commerce-integrations',
    lazy: () => import('./routes/business/commerce-integrations.tsx'),
  },
  { path: 'advertiser/quick-promote/*', lazy: () => import('./routes/business/quick-promote.tsx') },
  { path: 'business/hub', lazy: () => import('./routes/business/hub.tsx') },
  businessAt('business/business-access/:userBizId'),
  businessAt('business/business-manager/:id'),
  businessAt('business/business-hierarchy/:businessHierarchyId'),
];
