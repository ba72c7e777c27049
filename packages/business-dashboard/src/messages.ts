import type { BusinessPagePath, AccessDeniedReason } from './layout/areas.ts';
import type { BusinessKind, BusinessRole } from './model/permissions.ts';

/** The messages of the frame of business pages. Pass another table for another language. */
export type BusinessMessages = {
  readonly pages: Readonly<Record<BusinessPagePath, string>>;
  readonly kinds: Readonly<Record<BusinessKind, string>>;
  readonly roles: Readonly<Record<BusinessRole, string>>;
  readonly navigation: (business: string) => string;
  readonly hub: string;
  readonly yourRole: (role: string) => string;
  readonly refused: Readonly<Record<AccessDeniedReason, { readonly title: string; readonly text: string }>>;
  readonly otherPages: string;
  readonly failed: string;
};

/** The messages in American English. */
export const businessMessages: BusinessMessages = {
  pages: {
    dashboard: 'Dashboard',
    'audience-insights': 'Audience insights',
    hierarchy: 'Tree',
    'ad-accounts': 'Ad accounts',
    'ad-accounts/cee-migration': 'Move ad accounts',
    'bulk-upload': 'Bulk upload',
    audiences: 'Audiences',
    'pin-tag': 'Pin tag',
    'conversions-api': 'Conversions API',
    'conversion-upload': 'Conversion upload',
    'audience-upload': 'Audience upload',
    'brand-safety': 'Brand safety',
    'asset-groups': 'Asset groups',
    'shared-tags': 'Shared tags',
    billing: 'Billing',
    'invoice-management': 'Invoices',
    members: 'Members',
    managers: 'Managers',
    security: 'Security',
    business_security: 'Security',
    integrations: 'Connections',
    catalogs: 'Catalogs',
    settings: 'Settings',
  },
  kinds: { access: 'Business', manager: 'Business manager', hierarchy: 'Business hierarchy' },
  roles: {
    owner: 'Owner',
    admin: 'Admin',
    catalog_manager: 'Catalog manager',
    finance: 'Finance',
    analyst: 'Analyst',
  },
  navigation: (business) => `Pages of ${business}`,
  hub: 'All businesses',
  yourRole: (role) => `You are here as ${role.toLowerCase()}`,
  refused: {
    kind: {
      title: 'Not part of this account',
      text: 'This page is for another kind of business account.',
    },
    right: {
      title: 'Your role does not include this',
      text: 'Ask an owner or admin of this business to give you a role that does.',
    },
  },
  otherPages: 'Available pages',
  failed: 'Sorry! Something went wrong on our end.',
};
