/**
 * The EU, the EEA, the United Kingdom and Switzerland, with their territories, where nothing is stored on
 * devices.
 */
const GUARDED: ReadonlySet<string> = /* @__PURE__ */ new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' +
    'IS LI NO GB GG IM JE CH AX GF GI GP MF MQ RE YT'
  ).split(' '),
);

/** Two capital letters, except the codes that ISO 3166 reserves for private use, such as XX and ZZ. */
const COUNTRY = /^(?!AA|ZZ|X|Q[M-Z])[A-Z]{2}$/;

/**
 * Returns whether optional data may be stored on devices in this country (ISO 3166-1 alpha-2, upper case).
 * False for unknown countries and invalid codes. Source: UV-02, promises.md (Privacy).
 */
export function isAllowedCountry(country: string | null | undefined): boolean {
  return typeof country === 'string' && COUNTRY.test(country) && !GUARDED.has(country);
}

/**
 * Returns whether a browser sends a privacy signal: Global Privacy Control or Do Not Track. Source: UV-02.
 */
export function hasPrivacySignal(browser: object): boolean {
  return (
    ('globalPrivacyControl' in browser && browser.globalPrivacyControl === true) ||
    ('doNotTrack' in browser && browser.doNotTrack === '1')
  );
}

/** The visitor of a page, and their country. */
export type Visitor = {
  readonly country: string | null | undefined;
  readonly isSignedIn: boolean;
  readonly isBot: boolean;
  readonly asksForPrivacy: boolean;
};

/**
 * Returns whether a visitor's state is stored: only for signed-out people in an allowed country without a
 * privacy signal. Source: UV-02, UV-09.
 */
export function canPersistState({ country, isSignedIn, isBot, asksForPrivacy: asks }: Visitor): boolean {
  return !isSignedIn && !isBot && !asks && isAllowedCountry(country);
}
