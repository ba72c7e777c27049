import type { RouteObject } from 'react-router';

/** The pages of a business, by their path in `BUSINESS_PAGES`; which account has which is decided there. */
const pages = (): RouteObject[] => [
  { index: true, lazy: () => import('./routes/business/first-page.tsx') },
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
  { path: 'business/hub', lazy: () => import('./routes/business/hub.tsx') },
  businessAt('business/business-access/:userBizId'),
  businessAt('business/business-manager/:id'),
  businessAt('business/business-hierarchy/:businessHierarchyId'),
];
