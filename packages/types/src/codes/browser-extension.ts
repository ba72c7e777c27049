/** The app id, scopes and redirect addresses of the browser extension of this repository (CR-14), in Chromium and in Firefox. */
export const BROWSER_EXTENSION = {
  clientId: 'browser-extension',
  scopes: [
    'boards:read',
    'boards:read_secret',
    'boards:write',
    'boards:write_secret',
    'pins:write',
    'pins:write_secret',
  ],
  redirectUris: [
    'https://cmkapooagcfdmadpgkeoplfndhfgcdan.chromiumapp.org/',
    'https://260072b500e83d4e99c467138ed20bee1a9c7cfe.extensions.allizom.org/',
  ],
} as const;
