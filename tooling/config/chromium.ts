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

/**
 * The launch options of Chromium in all tests: the path is found by `tooling/run`, background services are
 * disabled.
 */
export const launchOptions = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
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
