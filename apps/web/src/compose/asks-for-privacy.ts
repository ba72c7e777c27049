/** Whether a browser asks not to be followed: Global Privacy Control, or Do Not Track (promises.md, Privacy). */
export function asksForPrivacy(browser: object): boolean {
  return (
    ('globalPrivacyControl' in browser && browser.globalPrivacyControl === true) ||
    ('doNotTrack' in browser && browser.doNotTrack === '1')
  );
}
