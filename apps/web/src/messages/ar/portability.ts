import type { SiteTables } from '../tables.ts';
import { counted, pins, type Forms } from './counted.ts';

const BOARDS: Forms = {
  zero: 'لا لوحات',
  one: 'لوحة واحدة',
  two: 'لوحتان',
  few: 'لوحات',
  many: 'لوحة',
  other: 'لوحة',
};

/** The texts of the page “Your data”, in Arabic. */
export const portability: SiteTables['portability'] = {
  title: 'بياناتك',
  hint: 'خذ كل شيء معك: أرشيف للوحاتك ودبابيسك وصورك يمكنك تصفّحه بدون Pegboard.',
  exporting: 'التصدير',
  contents:
    'ملف ZIP واحد فيه ملفك الشخصي ولوحاتك وأقسامها وملاحظاتها ودبابيسك، والصور ومقاطع الفيديو، والروابط والنصوص البديلة، وتعليقاتك، وما تتابعه. وفي account.html بقية بياناتك: عمليات الدخول والأجهزة والتطبيقات والرسائل التي أرسلتها وعمليات البحث وما كتمته وبلاغاتك وغيرها. افتح index.html بداخله لتصفّح كل شيء. نرسل إليك رسالة بريدية عندما يصبح جاهزًا.',
  secret: 'يتضمن الملف لوحاتك السرية والمؤرشفة. احفظه في مكان آمن.',
  size: (boards, count, bytes) => `${counted(boards, BOARDS)} و${pins(count)}، نحو ${bytes}`,
  what: 'ما الذي تريد تصديره',
  everything: 'كل شيء',
  format: 'الصيغة',
  formats: { archive: 'أرشيف مع الصور (ZIP)', csv: 'جدول الدبابيس (CSV)' },
  csvHint: 'يتضمن الجدول نصوص دبابيسك وروابطها وعناوين صورها، لكن بدون الصور.',
  start: 'تصدير بياناتك',
  running: 'يجري تحضير التصدير. يمكنك مغادرة هذه الصفحة.',
  progress: 'تقدّم التصدير',
  percent: (percent) => `اكتمل ${percent}`,
  cancel: 'إلغاء',
  canceled: 'أُلغي التصدير.',
  ready: 'التصدير جاهز.',
  failed: 'فشل هذا التصدير. ابدأ تصديرًا جديدًا.',
  list: 'عمليات التصدير',
  createdOn: (day) => `تصدير ${day}`,
  facts: (count, day) => `${pins(count)} · متاح حتى ${day}`,
  download: (bytes) => `تنزيل (${bytes})`,
  remove: 'حذف',
  removeOf: (day) => `حذف تصدير ${day}`,
  removed: 'حُذف التصدير.',
  confirming: {
    title: 'أكّد أنك أنت',
    intro: (day) => `يحتوي تصدير ${day} على كل ما لديك هنا. أدخل كلمة مرورك لتنزيله.`,
    password: 'كلمة مرورك',
    download: 'تنزيل',
    passkeyButton: 'التأكيد بمفتاح مرور والتنزيل',
    started: 'بدأ التنزيل.',
    gone: 'هذا التصدير غير متاح. إما أنه حُذف أو لم يجهز بعد.',
    back: 'بياناتك',
  },
};
