import type { BusinessKind, BusinessPermission } from '../model/permissions.ts';

/** A page of a business in the navigation. */
export type BusinessPage = {
  /** The path after the business's address: `security`, `ad-accounts/cee-migration`. */
  readonly path: BusinessPagePath;
  /** The permission that the page requires. */
  readonly right: BusinessPermission;
  /** The kinds of account that have it. */
  readonly kinds: readonly BusinessKind[];
};

/**
 * All pages, in navigation order. The label of a page is in `messages.pages`, by its path, and its screen in
 * the app.
 */
export const BUSINESS_PAGES = [
  { path: 'dashboard', right: 'dashboard.view', kinds: ['access', 'manager', 'hierarchy'] },
  { path: 'audience-insights', right: 'dashboard.view', kinds: ['access', 'manager', 'hierarchy'] },
  { path: 'hierarchy', right: 'hierarchy.view', kinds: ['hierarchy'] },
  { path: 'ad-accounts', right: 'ads.view', kinds: ['access', 'manager'] },
  { path: 'ad-accounts/cee-migration', right: 'ads.edit', kinds: ['manager'] },
  { path: 'bulk-upload', right: 'ads.view', kinds: ['access', 'manager'] },
  { path: 'audiences', right: 'audiences.view', kinds: ['access', 'manager'] },
  { path: 'pin-tag', right: 'conversions.view', kinds: ['access', 'manager'] },
  { path: 'conversions-api', right: 'conversions.view', kinds: ['access', 'manager'] },
  { path: 'conversion-upload', right: 'conversions.view', kinds: ['access', 'manager'] },
  { path: 'audience-upload', right: 'audiences.view', kinds: ['access', 'manager'] },
  { path: 'brand-safety', right: 'brand_safety.view', kinds: ['access', 'manager'] },
  { path: 'asset-groups', right: 'asset_groups.view', kinds: ['access', 'manager'] },
  { path: 'shared-tags', right: 'shared_tags.view', kinds: ['access', 'manager'] },
  { path: 'billing', right: 'billing.view', kinds: ['access', 'manager'] },
  { path: 'invoice-management', right: 'billing.view', kinds: ['access', 'manager'] },
  { path: 'members', right: 'members.view', kinds: ['access', 'manager'] },
  { path: 'managers', right: 'members.view', kinds: ['hierarchy'] },
  { path: 'security', right: 'security.view', kinds: ['access', 'manager'] },
  { path: 'business_security', right: 'security.view', kinds: ['hierarchy'] },
  { path: 'integrations', right: 'integrations.view', kinds: ['access', 'manager'] },
  { path: 'catalogs', right: 'catalogs.view', kinds: ['access', 'manager'] },
  { path: 'settings', right: 'business.view', kinds: ['access', 'manager', 'hierarchy'] },
] as const;

/** The path of a page. */
export type BusinessPagePath = (typeof BUSINESS_PAGES)[number]['path'];

const PAGES: readonly BusinessPage[] = BUSINESS_PAGES;

/** Returns the pages of a kind of account that are accessible with these permissions, in order. */
export function getAccessiblePages(kind: BusinessKind, rights: readonly string[]): readonly BusinessPage[] {
  return PAGES.filter(({ kinds, right }) => kinds.includes(kind) && rights.includes(right));
}

/** The reason for which a member of a business may not open a page. */
export type AccessDeniedReason = 'kind' | 'right';

/**
 * Returns the page that a path belongs to: its own, or the one above it, such as `invoice-management` for an
 * invoice.
 */
export function getPage(path: string): BusinessPage | undefined {
  return PAGES.filter((page) => `${path}/`.startsWith(`${page.path}/`))
    .toSorted((one, other) => one.path.length - other.path.length)
    .at(-1);
}

/** Returns the reason for which a page may not be opened; undefined if it may, and for unknown paths. */
export function getPageAccessError(
  path: string,
  kind: BusinessKind,
  rights: readonly string[],
): AccessDeniedReason | undefined {
  const page = getPage(path);
  if (!page) return undefined;
  if (!page.kinds.includes(kind)) return 'kind';
  return rights.includes(page.right) ? undefined : 'right';
}
