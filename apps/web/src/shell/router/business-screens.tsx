import type { RouteObject } from 'react-router';

/** The pages of a business, by their path in `BUSINESS_PAGES`; which account has which is decided there. */
const pages = (): RouteObject[] => [
  { index: true, lazy: () => import('../../screens/business-account/first-page.tsx') },
  { path: 'dashboard', lazy: () => import('../../screens/business-dashboard/dashboard.tsx') },
  {
    path: 'audience-insights',
    lazy: () => import('../../screens/business-audience-insights/audience-insights.tsx'),
  },
  { path: 'hierarchy', lazy: () => import('../../screens/business-hierarchy/hierarchy.tsx') },
  { path: 'ad-accounts', lazy: () => import('../../screens/business-ad-accounts/ad-accounts.tsx') },
  {
    path: 'ad-accounts/cee-migration',
    lazy: () => import('../../screens/business-ad-account-transfers/ad-account-transfers.tsx'),
  },
  {
    path: 'ad-accounts/:campaignId',
    lazy: () => import('../../screens/business-campaign-pins/campaign-pins.tsx'),
  },
  { path: 'bulk-upload', lazy: () => import('../../screens/business-bulk-upload/bulk-upload.tsx') },
  { path: 'audiences', lazy: () => import('../../screens/business-audiences/audiences.tsx') },
  { path: 'pin-tag', lazy: () => import('../../screens/business-pin-tag/pin-tag.tsx') },
  { path: 'pin-tag/:tagId', lazy: () => import('../../screens/business-pin-tag-events/pin-tag-events.tsx') },
  { path: 'pin-tag/:tagId/code', lazy: () => import('../../screens/business-pin-tag-code/pin-tag-code.tsx') },
  {
    path: 'conversions-api',
    lazy: () => import('../../screens/business-conversions-api/conversions-api.tsx'),
  },
  {
    path: 'conversion-upload',
    lazy: () => import('../../screens/business-conversion-upload/conversion-upload.tsx'),
  },
  {
    path: 'audience-upload',
    lazy: () => import('../../screens/business-audience-upload/audience-upload.tsx'),
  },
  { path: 'brand-safety', lazy: () => import('../../screens/business-brand-safety/brand-safety.tsx') },
  { path: 'asset-groups', lazy: () => import('../../screens/business-asset-groups/asset-groups.tsx') },
  { path: 'shared-tags', lazy: () => import('../../screens/business-shared-tags/shared-tags.tsx') },
  { path: 'billing', lazy: () => import('../../screens/business-billing/billing.tsx') },
  { path: 'invoice-management', lazy: () => import('../../screens/business-invoices/invoices.tsx') },
  { path: 'invoice-management/:invoiceId', lazy: () => import('../../screens/business-invoice/invoice.tsx') },
  { path: 'members', lazy: () => import('../../screens/business-members/members.tsx') },
  { path: 'managers', lazy: () => import('../../screens/business-members/members.tsx') },
  { path: 'security', lazy: () => import('../../screens/business-security/security.tsx') },
  { path: 'business_security', lazy: () => import('../../screens/business-security/security.tsx') },
  { path: 'integrations', lazy: () => import('../../screens/business-integrations/integrations.tsx') },
  { path: 'catalogs', lazy: () => import('../../screens/business-catalogs/catalogs.tsx') },
  {
    path: 'catalogs/:catalogId',
    lazy: () => import('../../screens/business-catalog-products/catalog-products.tsx'),
  },
  {
    path: 'catalogs/:catalogId/shop',
    lazy: () => import('../../screens/business-shop-preview/shop-preview.tsx'),
  },
  { path: 'settings', lazy: () => import('../../screens/business-settings/settings.tsx') },
];

/**
 * A business of one kind of account. What a page of it refuses or fails with is reported inside of its frame.
 */
const businessAt = (path: string): RouteObject => ({
  path,
  lazy: () => import('../../screens/business-account/business-account.tsx'),
  children: [
    {
      lazy: () => import('../../screens/business-account/page-error.tsx'),
      children: [...pages(), { path: '*', lazy: () => import('../../screens/business-account/no-page.tsx') }],
    },
  ],
});

/** The screens of businesses. */
export const businessScreens: readonly RouteObject[] = [
  { path: 'business', lazy: () => import('../../screens/business/business.tsx') },
  { path: 'business/convert', lazy: () => import('../../screens/business-convert/convert.tsx') },
  { path: 'business/invite', lazy: () => import('../../screens/business-invite/invite.tsx') },
  {
    path: 'business/schedule_call',
    lazy: () => import('../../screens/business-schedule-call/schedule-call.tsx'),
  },
  {
    path: 'business/commerce-integrations',
    lazy: () => import('../../screens/business-commerce-integrations/commerce-integrations.tsx'),
  },
  { path: 'advertiser/quick-promote/*', lazy: () => import('../../screens/quick-promote/quick-promote.tsx') },
  { path: 'idea-ads-tool/*', lazy: () => import('../../screens/quick-promote/quick-promote.tsx') },
  { path: 'business/hub', lazy: () => import('../../screens/business-hub/hub.tsx') },
  businessAt('business/business-access/:userBizId'),
  businessAt('business/business-manager/:id'),
  businessAt('business/business-hierarchy/:businessHierarchyId'),
];
