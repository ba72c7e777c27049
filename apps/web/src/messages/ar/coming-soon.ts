import type { SiteTables } from '../tables.ts';

/** Texts of addresses without a screen yet, in Arabic. */
export const later: SiteTables['later'] = {
  business: {
    title: 'التسجيل بحساب شركتك',
    text: 'ستسجّل هنا بحساب شركتك. صفحات الأنشطة التجارية مفتوحة من دونه.',
    link: 'إلى الأنشطة التجارية',
  },
};
