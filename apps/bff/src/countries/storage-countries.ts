/** The EU, the EEA, the United Kingdom and Switzerland: nothing is stored on a device there without being asked for. */
const GUARDED = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' +
    'IS LI NO GB GG IM JE CH AX GF GI GP MF MQ RE YT'
  ).split(' '),
);

/** Whether a device in this country may be made to store what nobody asked for; in an unknown country it may not. */
export function mayStoreIn(country: string | null): boolean {
  return country !== null && !GUARDED.has(country);
}
