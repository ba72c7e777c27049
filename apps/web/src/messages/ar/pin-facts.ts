import { bidiIsolate, feedbackNameLabel, toSingleLine } from '@pegboard/types';
import type { SiteTables } from '../tables.ts';

const cut = (name: string): string => bidiIsolate(feedbackNameLabel(toSingleLine(name)));

/** The texts of the dialog about a Pin, in Arabic. */
export const pinFacts: SiteTables['pinFacts'] = {
  title: 'حول هذا الدبوس',
  close: 'إغلاق',
  loading: 'جارٍ التحميل',
  notFound: 'عذرًا! تعذّر العثور على هذا الدبوس.',
  why: 'لماذا تراه',
  reasons: {
    ad: 'دفع أحدهم مقابل عرضه.',
    activity: 'يشبه ما حفظته وشاهدته.',
    related: 'يشبه الدبابيس في هذه الصفحة.',
    here: 'ينتمي إلى الصفحة التي فتحتها.',
  },
  namedReasons: {
    board: (name) => `أنت تتابع اللوحة ${cut(name)}.`,
    member: (name) => `أنت تتابع ${cut(name)}.`,
    topic: (name) => `أنت تتابع الموضوع ${cut(name)}.`,
    search: (name) => `يطابق بحثك عن ${cut(name)}.`,
  },
  seeFewer: 'عرض عدد أقل من أمثاله',
  ad: 'إعلان',
  paid: 'هذا إعلان.',
  paidBy: (name) => `هذا إعلان من ${cut(name)}.`,
  notPaid: 'ليس إعلانًا. لم يدفع أحد مقابل عرضه هنا.',
  whyAd: 'لماذا هذا الإعلان، وإخفاؤه',
  ai: 'مصنوع بالذكاء الاصطناعي',
  madeWithAi: 'موسوم بأنه مصنوع بالذكاء الاصطناعي.',
  noAiLabel: 'غير موسوم بأنه مصنوع بالذكاء الاصطناعي.',
  editLabel: 'تغيير الوسم',
  reportLabel: 'الإبلاغ عن وسم خاطئ',
  link: 'الرابط',
  noLink: 'ليس له رابط.',
  safety: { safe: 'لا يوجد تحذير معروف.', warning: 'نحذّر قبل فتحه.' },
  availability: { alive: 'الصفحة تستجيب.', gone: 'لم تعد الصفحة موجودة.', unknown: '' },
  checkedOn: (day) => `آخر فحص في ${day}.`,
  unchecked: 'لم يُفحص بعد.',
  archive: 'البحث عن نسخة مؤرشفة',
  editLink: 'تعديل الرابط',
  reportLink: 'الإبلاغ عن الرابط',
};
