/** The format of a country's business tax number. */
export type TaxIdRule = {
  /** The local name of the number. */
  readonly name: string;
  readonly pattern: RegExp;
  readonly example: string;
};

/** A country in which invoices can be issued. */
export type TaxCountry =
  | 'AT'
  | 'AU'
  | 'BE'
  | 'BG'
  | 'CA'
  | 'CH'
  | 'CY'
  | 'CZ'
  | 'DE'
  | 'DK'
  | 'EE'
  | 'ES'
  | 'FI'
  | 'FR'
  | 'GB'
  | 'GR'
  | 'HR'
  | 'HU'
  | 'IE'
  | 'IT'
  | 'JP'
  | 'LT'
  | 'LU'
  | 'LV'
  | 'MT'
  | 'NL'
  | 'NO'
  | 'PL'
  | 'PT'
  | 'RO'
  | 'SE'
  | 'SI'
  | 'SK'
  | 'US';

const vat = (pattern: RegExp, example: string): TaxIdRule => ({ name: 'VAT ID', pattern, example });

/**
 * The tax number formats of the countries in which invoices can be issued, by ISO code: those of the European
 * Union as in the VIES system, with the country's letters; of others the one required on invoices.
 */
export const TAX_IDS: Readonly<Record<TaxCountry, TaxIdRule>> = {
  AT: vat(/^ATU\d{8}$/, 'ATU12345678'),
  AU: { name: 'ABN', pattern: /^\d{11}$/, example: '51824753556' },
  BE: vat(/^BE[01]\d{9}$/, 'BE0123456789'),
  BG: vat(/^BG\d{9,10}$/, 'BG123456789'),
  CA: { name: 'GST/HST number', pattern: /^\d{9}RT\d{4}$/, example: '123456789RT0001' },
  CH: { name: 'UID', pattern: /^CHE\d{9}(?:MWST|TVA|IVA)?$/, example: 'CHE123456789MWST' },
  CY: vat(/^CY\d{8}[A-Z]$/, 'CY12345678X'),
  CZ: vat(/^CZ\d{8,10}$/, 'CZ12345678'),
  DE: vat(/^DE\d{9}$/, 'DE123456789'),
  DK: vat(/^DK\d{8}$/, 'DK12345678'),
  EE: vat(/^EE\d{9}$/, 'EE123456789'),
  ES: vat(/^ES[A-Z\d]\d{7}[A-Z\d]$/, 'ESX1234567X'),
  FI: vat(/^FI\d{8}$/, 'FI12345678'),
  FR: vat(/^FR[A-Z\d]{2}\d{9}$/, 'FR12345678901'),
  GB: vat(/^GB(?:\d{9}|\d{12})$/, 'GB123456789'),
  GR: vat(/^EL\d{9}$/, 'EL123456789'),
  HR: vat(/^HR\d{11}$/, 'HR12345678901'),
  HU: vat(/^HU\d{8}$/, 'HU12345678'),
  IE: vat(/^IE(?:\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/, 'IE1234567WA'),
  IT: vat(/^IT\d{11}$/, 'IT12345678901'),
  JP: { name: 'T-number', pattern: /^T\d{13}$/, example: 'T1234567890123' },
  LT: vat(/^LT(?:\d{9}|\d{12})$/, 'LT123456789'),
  LU: vat(/^LU\d{8}$/, 'LU12345678'),
  LV: vat(/^LV\d{11}$/, 'LV12345678901'),
  MT: vat(/^MT\d{8}$/, 'MT12345678'),
  NL: vat(/^NL[A-Z\d+*]{10}\d{2}$/, 'NL123456789B01'),
  NO: { name: 'MVA number', pattern: /^\d{9}MVA$/, example: '123456789MVA' },
  PL: vat(/^PL\d{10}$/, 'PL1234567890'),
  PT: vat(/^PT\d{9}$/, 'PT123456789'),
  RO: vat(/^RO\d{2,10}$/, 'RO1234567890'),
  SE: vat(/^SE\d{12}$/, 'SE123456789001'),
  SI: vat(/^SI\d{8}$/, 'SI12345678'),
  SK: vat(/^SK\d{10}$/, 'SK1234567890'),
  US: { name: 'EIN', pattern: /^\d{9}$/, example: '123456789' },
};

/** The country codes. */
export const TAX_COUNTRIES = Object.keys(TAX_IDS) as readonly TaxCountry[];

/** Normalizes a number for comparison and storage: in upper case, without spaces, dots and dashes. */
export function normalizeTaxId(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s.\-/]/g, '');
}

/** Returns whether a tax number has its country's format. It is not looked up. */
export function isTaxId(country: TaxCountry, typed: string): boolean {
  return TAX_IDS[country].pattern.test(normalizeTaxId(typed));
}
