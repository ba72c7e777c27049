import { AD_SETTINGS_PATH } from '../../features/ads/ad-settings-path.ts';
import { FOLLOWERS_SETTINGS_PATH } from '../../features/profile/followers-settings-path.ts';

/** The pages of the settings in the order of their navigation, in groups (AC-01). */
export const SETTINGS_PAGES = [
  [
    ['profile', '/settings/profile/'],
    ['account', '/settings/account/'],
    ['privacy', '/settings/privacy/'],
    ['followers', FOLLOWERS_SETTINGS_PATH],
    ['appearance', '/settings/appearance/'],
  ],
  [
    ['feed', '/edit/'],
    ['ads', AD_SETTINGS_PATH],
    ['muted', '/settings/muted/'],
    ['blocked', '/settings/blocked/'],
    ['boards', '/settings/boards/'],
    ['duplicates', '/settings/duplicates/'],
    ['notifications', '/settings/notifications/'],
    ['email', '/email/subscription/'],
  ],
  [
    ['security', '/settings/security/'],
    ['apps', '/settings/apps/'],
    ['reports', '/reports-and-violations/'],
    ['data', '/settings/data/'],
    ['close', '/settings/close/'],
  ],
] as const;

/** Returns whether a path is the page at an address of the navigation, or below it; `/settings/` shows the profile. */
export function isCurrentPage(path: string, page: string): boolean {
  const normalized = path.endsWith('/') ? path : `${path}/`;
  return normalized.startsWith(page) || (normalized === '/settings/' && page === '/settings/profile/');
}
