import { matchPattern } from '../src/model/site-address.ts';

/** The browsers that an archive is built for. */
export const BROWSERS = ['chromium', 'firefox'] as const;

/** A browser that an archive is built for. */
export type Browser = (typeof BROWSERS)[number];

/** The sizes of the icon, in pixels. */
export const ICON_SIZES = [16, 32, 48, 128] as const;

/**
 * The public key of the extension in Chromium. It determines its id, and so the address that receives its authorization
 * code. Its private half is not needed: stores sign archives with keys of their own.
 */
const KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAxxLM/ZixTecwGZr80ItNXJw1/qEzDdoMWfVNrHsVP8cKSR7EQzwvPdylcdzrxavu38Z8hCACmeJTpJIKPt+75bOuKzt8VuwfE0GmI6cqU+1PoiniKIBjPtZLcwfF+fADpcl5hFBfRl7ZxuTjOf9aOGZKCjJfz8H7j+xyykWRR24A8mStHK4MD9vI1wRxAUy6LXQ/PZblvdS+AHR3Yc/cuvp0dZse+MeBHKRu55XIPlIHIYEmmL5WGYuNhfULiw/3MjzlvXoZpLukX7HaxvYJysOXRq9SfD6RvBonSrRSOxauWSi22QUsUOdcNGzoBO+HdnpxzJpdotTnDXatwSmV8QIDAQAB';
/** The id of the extension in Firefox; the address that receives its authorization code is a hash of it. */
export const GECKO_ID = 'extension@pegboard.example';

const icons = Object.fromEntries(ICON_SIZES.map((size) => [size, `icons/${size}.png`]));

/** Returns the manifest (Manifest V3) of a browser, for a build whose default site is an origin. */
export function buildManifest(browser: Browser, site: string, version: string): object {
  const isFirefox = browser === 'firefox';
  return {
    manifest_version: 3,
    name: '__MSG_extensionName__',
    description: '__MSG_extensionDescription__',
    version,
    default_locale: 'en',
    icons,
    action: { default_title: '__MSG_actionTitle__', default_icon: icons },
    background: isFirefox
      ? { scripts: ['background.js'], type: 'module' }
      : { service_worker: 'background.js', type: 'module' },
    permissions: ['activeTab', 'contextMenus', 'identity', 'scripting', 'storage'],
    host_permissions: [matchPattern(site)],
    optional_host_permissions: ['http://*/*', 'https://*/*'],
    options_ui: { page: 'options.html', open_in_tab: true },
    commands: { _execute_action: { suggested_key: { default: 'Alt+Shift+P' } } },
    ...(isFirefox
      ? {
          browser_specific_settings: {
            gecko: {
              id: GECKO_ID,
              // The first versions with `data_collection_permissions`: 140 on computers, 142 on Android.
              strict_min_version: '140.0',
              data_collection_permissions: { required: ['websiteContent', 'authenticationInfo'] },
            },
            gecko_android: { strict_min_version: '142.0' },
          },
        }
      : { key: KEY, minimum_chrome_version: '123' }),
  };
}
