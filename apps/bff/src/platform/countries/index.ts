export { COUNTRY_CODES } from './codes.ts';
export { chooseLocale } from './choose-locale.ts';
export { getCountry, requestHasPrivacySignal } from './country-of.ts';
export { isStorageAllowed } from './storage-countries.ts';
