import type { RouteObject } from 'react-router';

/** The pages of a business, by their path in `BUSINESS_PAGES`; which account has which is decided there. */
const pages = (): RouteObject[] => [
  { index: true, lazy: () => import('./routes/business/first-page.tsx') },
  { path: 'dashboard', lazy: () => import('./routes/business/dashboard.tsx') },
  { path: 'hierarchy', lazy: () => import('./routes/business/tree.tsx') },
  { path: 'ad-accounts', lazy: () => import('./routes/business/ad-accounts.tsx') },
  { path: 'ad-accounts/cee-migration', lazy: () => import('./routes/business/ad-moves.tsx') },
  { path: 'ad-accounts/:campaignId', lazy: () => import('./routes/business/campaign-pins.tsx') },
  { path: 'bulk-upload', lazy: () => import('./routes/business/bulk-upload.tsx') },
  { path: 'audiences', lazy: () => import('./routes/business/audiences.tsx') },
  { path: 'pin-tag', lazy: () => import('./routes/business/pin-tag.tsx') },
  { path: 'pin-tag/:tagId', lazy: () => import('./routes/business/pin-tag-events.tsx') },
  { path: 'pin-tag/:tagId/code', lazy: () => import('./routes/business/pin-tag-code.tsx') },
  { path: 'conversions-api', lazy: () => import('./routes/business/conversions-api.tsx') },
  { path: 'conversion-upload', lazy: () => import('./routes/business/conversion-upload.tsx') },
  { path: 'audience-upload', lazy: () => import('./routes/business/audience-upload.tsx') },
  { path: 'brand-safety', lazy: () => import('./routes/business/brand-safety.tsx') },
  { path: 'asset-groups', lazy: () => import('./routes/business/asset-groups.tsx') },
  { path: 'shared-tags', lazy: () => import('./routes/business/shared-tags.tsx') },
  { path: 'billing', lazy: () => import('./routes/business/billing.tsx') },
  { path: 'invoice-management', lazy: () => import('./routes/business/invoices.tsx') },
  { path: 'invoice-management/:invoiceId', lazy: () => import('./routes/business/invoice.tsx') },
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
  { path: 'idea-ads-tool/*', lazy: () => import('./routes/business/quick-promote.tsx') },
  { path: 'business/hub', lazy: () => import('./routes/business/hub.tsx') },
  businessAt('business/business-access/:userBizId'),
  businessAt('business/business-manager/:id'),
  businessAt('business/business-hierarchy/:businessHierarchyId'),
];
