import type { SiteTables } from '../tables.ts';

/** The texts about the mails of the site and about age, in Arabic. */
export const email: SiteTables['email'] = {
  title: 'تفضيلات البريد الإلكتروني',
  intro: (address) => `الرسائل التي تصل إلى ${address}.`,
  always: 'الرسائل المتعلقة بحسابك، مثل كلمة مرور جديدة، تُرسل دائمًا.',
  lists: { board_invites: 'الدعوات إلى اللوحات' },
  hints: { board_invites: 'عندما يدعوك أحدهم باسمك للانضمام إلى لوحته.' },
  save: 'حفظ',
  saved: 'تم الحفظ',
  none: 'إلغاء الاشتراك في الكل',
  gone: 'لم يعد هذا الرابط يعمل',
  goneHint: 'سجّل الدخول واختر في إعداداتك الرسائل التي تصل إليك.',
  logIn: 'تسجيل الدخول',
  tellUs: 'أخبرنا برأيك في رسائلنا',
  open: 'اختيار الرسائل التي تصل إليك',
  survey: {
    title: 'ما رأيك في رسائلنا؟',
    reason: 'رسائلنا',
    reasons: {
      useful: 'مفيدة لي',
      too_many: 'أكثر من اللازم',
      not_for_me: 'عن أمور لا تهمني',
      never_asked: 'ليست ما اشتركت فيه',
      other: 'شيء آخر',
    },
    comment: 'ما الذي ينبغي أن نغيّره؟',
    send: 'إرسال',
    thanks: 'شكرًا لك: هناك من يقرأ هذا.',
    preferences: 'اختيار الرسائل التي تصل إليك',
  },
  age: {
    title: 'أكّد عمرك',
    intro: 'يجب ألا يقل عمرك عن 13 سنة لاستخدام Pegboard. أخبرنا متى وُلدت؛ لا نحتفظ إلا بالسنة.',
    birthDate: 'تاريخ الميلاد',
    send: 'تأكيد',
    done: 'شكرًا لك. تم تأكيد عمرك.',
    tooYoung:
      'يجب ألا يقل عمرك عن 13 سنة لاستخدام Pegboard. إذا كان التاريخ خاطئًا فيمكنك تصحيحه: لديك ثلاث محاولات في الشهر.',
    home: 'الذهاب إلى صفحتك الرئيسية',
  },
};

/** The texts about prompts in Arabic. */
export const experiences: SiteTables['experiences'] = {
  noApp: 'التطبيق غير موجود على هذا الجهاز.',
  howToKeep: 'افتح قائمة متصفحك واختر «إضافة إلى الشاشة الرئيسية».',
  prompts: {
    '500502': {
      title: 'ضبط صفحتك الرئيسية',
      text: 'اختر اللوحات والمواضيع التي تتكوّن منها صفحتك الرئيسية.',
      confirm: 'ضبطها',
      dismiss: 'ليس الآن',
    },
    '500511': {
      title: 'أبقِ Pegboard في متناولك',
      text: 'أضفه إلى شاشتك الرئيسية وافتحه كأنه تطبيق.',
      confirm: 'أرني كيف',
      dismiss: 'ليس الآن',
    },
    '500521': {
      title: 'فتح هذا الدبوس في التطبيق',
      text: 'تواصل هناك من حيث أنت هنا.',
      confirm: 'فتح التطبيق',
      dismiss: 'البقاء هنا',
    },
  },
};
