export { COUNTRY_CODES } from './codes.ts';
export { chooseLocale } from './choose-locale.ts';
export { countryOf, headersAskForPrivacy } from './country-of.ts';
export { mayStoreIn } from './storage-countries.ts';
