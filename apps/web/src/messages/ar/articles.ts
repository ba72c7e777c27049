import type { SiteTables } from '../tables.ts';

/** The texts of articles, in Arabic. */
export const articles: SiteTables['articles'] = {
  trail: 'مسار التنقل',
  today: 'اليوم',
  article: {
    title: 'المقالات',
    intro: 'قصص من محررينا، مع دبابيس تستحق الحفظ.',
  },
  shop: {
    title: 'قصص للتسوق',
    intro: 'منتجات اختارها محررونا، مع أسعارها.',
  },
  current: 'من محررينا',
  all: 'عرض كل المقالات',
  allOfShop: 'عرض كل قصص التسوق',
  more: 'المزيد للقراءة',
  older: 'مقالات أقدم',
  newest: 'أحدث المقالات',
  none: 'لا مقالات بعد',
  noneHint: 'ما زال محررونا يكتبون. تصفّح المواضيع في هذه الأثناء.',
  topics: 'تصفّح المواضيع',
  pins: 'دبابيس هذا المقال',
  preview: 'معاينة: لا يرى هذه الصفحة إلا الموظفون.',
  edit: 'تعديل',
  write: 'كتابة المقالات',
};
