import { createFormats } from '@pegboard/business-dashboard/dashboard';
import type { PackageTables } from '../tables.ts';

const formats = createFormats('ar');

/** The numbers of an own pin, in Arabic. */
export const pinNumbersMessages: PackageTables['pinNumbersMessages'] = {
  title: 'أرقام هذا الدبوس',
  empty: 'لا نشاط في هذه الأيام بعد. تظهر الأرقام بعد دقائق من مشاهدة دبوسك.',
  table: {
    exportCsv: 'حفظ بصيغة CSV',
    empty: 'لا شيء لعرضه هنا بعد.',
    sorted: (column, direction) => `مرتب حسب ${column}، ${direction === 'ascending' ? 'تصاعديًا' : 'تنازليًا'}`,
    scrolls: (table) => `${table}، قابل للتمرير`,
  },
  metrics: {
    impressions: 'مرات الظهور',
    closeups: 'مرات الفتح',
    saves: 'مرات الحفظ',
    outbound_clicks: 'نقرات إلى الموقع',
    video_views: 'مشاهدات الفيديو',
  },
  metric: 'المقياس',
  range: 'المدة',
  lastDays: (days) => (days === 365 ? 'آخر 12 شهرًا' : `آخر ${formats.count(days)} يومًا`),
  otherRange: 'أيام أخرى',
  from: 'من',
  to: 'إلى',
  show: 'عرض',
  problems: {
    missing: 'حدد اليومين.',
    reversed: 'تنتهي المدة قبل أن تبدأ.',
    'too-long': 'المدة 366 يومًا على الأكثر.',
    future: 'تنتهي المدة في المستقبل.',
  },
  change(change) {
    if (change.kind === 'none') return 'لا شيء في المدتين';
    if (change.kind === 'new') return 'لا شيء من قبل';
    if (change.kind === 'same') return 'كما كان من قبل';
    return `${change.kind === 'up' ? 'زيادة' : 'نقصان'} ${formats.percent(change.ratio)}`;
  },
  organicAndPaid: (organic, paid) => `مجاني ${organic} · مدفوع ${paid}`,
  organic: 'مجاني',
  paid: 'مدفوع',
  comparedWith: (range) => `مقارنة بالمدة ${range}`,
  chart: (metric, range) => `${metric}، ${range}`,
  chartSummary: (total, most, when) => `المجموع ${total}؛ الأكثر في ${when}: ${most}.`,
  chartKeys: 'استخدم مفاتيح الأسهم لسماع كل قيمة.',
  thisPeriod: 'هذه المدة',
  before: 'المدة السابقة',
  asTable: 'عرض كجدول',
  time: 'اليوم',
  dayBefore: 'اليوم المقابل',
  counted:
    'الأيام بالتوقيت العالمي المنسق، وأيام الإعلانات بالمنطقة الزمنية لحملتها. النشاط المدفوع هو نشاط حساباتك الإعلانية. يُحسب النشاط الجديد كل خمس دقائق، ولا يُحسب نشاط الزوار الذين لم يسجلوا الدخول.',
  loading: 'جارٍ تحميل الأرقام',
  number: formats.count,
  day: (start) => formats.day(start),
  shortDay: formats.shortDay,
  hour: formats.hour,
  days(from, to) {
    const [first, last] = [formats.day(from), formats.day(to)];
    return first === last ? first : `${first} – ${last}`;
  },
};
