/** The features that Playwright itself disables: a custom list replaces its list. */
const OFF_FOR_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Two internal pages behind every address bar, which are invisible and took longer than ours. */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

/** The path of the whole browser, found by `tooling/run`, for tests of what the one without a window does not do. */
export const WHOLE_CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/**
 * The launch options of Chromium in all tests: the browser without a window if there is one, found by `tooling/run`, with
 * background services disabled.
 */
export const launchOptions = {
  executablePath: process.env['CHROMIUM_HEADLESS'] ?? WHOLE_CHROMIUM,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...ADDRESS_BAR_PAGES].join(',')}`,
  ],
};
