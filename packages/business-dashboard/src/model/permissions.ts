/** The three kinds of business account; pages are grouped by them (BD-04). */
export const BUSINESS_KINDS = ['access', 'manager', 'hierarchy'] as const;

/** The kind of a business account: a single business, an organization of several, or the root of a tree. */
export type BusinessKind = (typeof BUSINESS_KINDS)[number];

/** The roles of members, from most to fewest permissions. */
export const BUSINESS_ROLES = ['owner', 'admin', 'catalog_manager', 'finance', 'analyst'] as const;

/** The role of a member. */
export type BusinessRole = (typeof BUSINESS_ROLES)[number];

/** The areas of a business. `owners` covers its owners and its closure. */
export const BUSINESS_AREAS = [
  'business',
  'members',
  'owners',
  'security',
  'dashboard',
  'ads',
  'audiences',
  'brand_safety',
  'asset_groups',
  'shared_tags',
  'conversions',
  'catalogs',
  'billing',
  'integrations',
  'hierarchy',
] as const;

/** One area of a business. */
export type BusinessArea = (typeof BUSINESS_AREAS)[number];

/** A permission: to view an area, or to edit it. */
export type BusinessPermission = `${BusinessArea}.${'view' | 'edit'}`;

type Level = 'none' | 'view' | 'edit';

const EVERYBODY = { business: 'view', members: 'view', owners: 'view', dashboard: 'view' } as const;

/**
 * The permissions of each role by area. Edit includes view, and missing areas are denied (docs/decisions,
 * 'Business account kinds and member roles').
 */
export const ROLE_TABLE: Readonly<Record<BusinessRole, Readonly<Partial<Record<BusinessArea, Level>>>>> = {
  owner: Object.fromEntries(BUSINESS_AREAS.map((area) => [area, 'edit' as const])),
  admin: {
    ...Object.fromEntries(BUSINESS_AREAS.map((area) => [area, 'edit' as const])),
    owners: 'view',
  },
  catalog_manager: {
    ...EVERYBODY,
    catalogs: 'edit',
    conversions: 'view',
    integrations: 'edit',
  },
  finance: { ...EVERYBODY, ads: 'view', billing: 'edit' },
  analyst: {
    ...EVERYBODY,
    ads: 'view',
    audiences: 'view',
    brand_safety: 'view',
    asset_groups: 'view',
    shared_tags: 'view',
    conversions: 'view',
    catalogs: 'view',
    integrations: 'view',
    hierarchy: 'view',
  },
};

/** Returns whether a role has a permission. */
export function hasPermission(role: BusinessRole, right: BusinessPermission): boolean {
  const [area, way] = right.split('.') as [BusinessArea, 'view' | 'edit'];
  const level = ROLE_TABLE[role][area] ?? 'none';
  return level === 'edit' || level === way;
}

/** Returns all permissions of a role, in the order of the areas. */
export function getPermissions(role: BusinessRole): readonly BusinessPermission[] {
  return BUSINESS_AREAS.flatMap((area) =>
    (['view', 'edit'] as const)
      .map((way): BusinessPermission => `${area}.${way}`)
      .filter((right) => hasPermission(role, right)),
  );
}

/** Returns the roles that a role can assign and revoke: only owners can appoint owners (`owners.edit`). */
export function getAssignableRoles(role: BusinessRole): readonly BusinessRole[] {
  if (!hasPermission(role, 'members.edit')) return [];
  return BUSINESS_ROLES.filter((one) => one !== 'owner' || hasPermission(role, 'owners.edit'));
}
