import type { LoginReason, RouteName } from '@pegboard/routes';
import type { SiteTables } from '../../messages/tables.ts';

/**
 * An address without a screen: its purpose, an alternative, and the reason for which visitors are asked to
 * log in.
 */
export type ComingSoonScreen = {
  readonly kind: keyof SiteTables['later'];
  readonly to: string;
  readonly asks?: LoginReason;
};

/** The addresses of the route table that have no screen yet (RT-01). */
export const comingSoonRoutes: Readonly<Partial<Record<RouteName, ComingSoonScreen>>> = {
  signupSsoBusiness: { kind: 'business', to: '/business/hub/' },
};
