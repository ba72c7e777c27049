import type { SiteTables } from '../tables.ts';

/** Keeps the direction of a name or an address out of the sentence around it. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Texts of single sign-on, in Arabic. */
export const signOn: SiteTables['signOn'] = {
  continueWith: (label) => `المتابعة باستخدام ${isolated(label)}`,
  company: 'المتابعة عبر شركتك',
  or: 'أو',
  domain: {
    title: 'تسجيل الدخول عبر شركتك',
    intro: 'أدخل بريد عملك الإلكتروني. إن كانت شركتك قد أعدّت تسجيل الدخول هنا فستتابع لديها.',
    email: 'بريد العمل الإلكتروني',
    find: 'البحث عن تسجيل الدخول',
    found: (domain, host) => `تسجيل الدخول الخاص بـ ${isolated(domain)} موجود على ${isolated(host)}.`,
    go: (host) => `المتابعة إلى ${isolated(host)}`,
    other: 'طرق أخرى لتسجيل الدخول',
    setUp: 'إعداد تسجيل الدخول لشركتك',
  },
  signUp: {
    title: 'أنشئ حسابك',
    intro: (label, email) => `أكّد ${isolated(label)} البريد ${isolated(email)}، ولا حساب بهذا البريد بعد.`,
    create: 'إنشاء الحساب',
  },
  logIn: {
    title: 'لديك حساب بالفعل',
    intro: (label, email) =>
      `أكّد ${isolated(label)} البريد ${isolated(email)}، وهناك حساب بهذا البريد. سجّل الدخول إليه كالمعتاد ثم اربط ${isolated(label)}: البريد وحده لا يفتح حسابًا.`,
    logIn: 'تسجيل الدخول والربط',
    forgot: 'هل نسيت كلمة المرور أو لم تكن لديك واحدة؟',
    logOut: 'أنت مسجّل الدخول إلى حساب آخر. سجّل الخروج أولًا ثم ادخل إلى الحساب الذي له هذا البريد.',
  },
  link: {
    title: (label) => `هل تريد ربط ${isolated(label)}؟`,
    intro: (label, username) =>
      `من الآن فصاعدًا يسجّل ${isolated(label)} دخولك أيضًا باسم ${isolated(username)}.`,
    identity: (email) => `أكّده المزوّد: ${isolated(email)}`,
    link: 'ربط',
    notNow: 'ليس الآن',
  },
  resume: {
    title: 'خطوة أخرى',
    intro: (label) => `أكّد ${isolated(label)} هويتك، لكن حسابك غير مفتوح.`,
    logIn: 'تسجيل الدخول',
  },
  problems: {
    failed: 'لم ينجح تسجيل الدخول لدى المزوّد. حاول مرة أخرى.',
    unavailable: 'تعذّر الوصول إلى مزوّد تسجيل الدخول هذا. حاول لاحقًا.',
    emailMissing: 'لم يؤكّد المزوّد أي بريد إلكتروني لك. أكّده لديه ثم حاول مرة أخرى.',
    emailForeign: 'مزوّد الشركة يسجّل دخول عناوين نطاقها فقط.',
    linked: 'تسجيل الدخول هذا مرتبط بحساب آخر. ادخل إلى ذلك الحساب لفك الربط.',
    domainUnknown: 'لم تُعدّ أي شركة تسجيل دخول لهذا البريد.',
    limited: 'كانت المحاولات كثيرة. انتظر بضع دقائق.',
  },
  business: {
    title: 'تسجيل الدخول لشركتك',
    intro: 'اسمح لمن لديهم بريد على نطاق شركتك بالتسجيل والدخول عبر مزوّد OpenID Connect الخاص بكم.',
    none: 'يتطلب هذا نشاطًا تجاريًا تملكه أو تديره.',
    convert: 'إنشاء نشاط تجاري',
    addTitle: 'إضافة نطاق',
    ofBusiness: (name) => `النشاط التجاري: ${isolated(name)}`,
    domain: 'نطاق بريدكم الإلكتروني',
    domainHint: 'مثل example.com',
    add: 'إضافة النطاق',
    states: {
      claimed: 'لم يُثبت بعد',
      proved: 'مثبت، بلا مزوّد بعد',
      ready: 'متوقف',
      on: 'مفعّل',
      required: 'مفعّل ومطلوب',
    },
    proveIntro: (domain) => `أثبت بإحدى طريقتين أن ${isolated(domain)} لكم. قد يستغرق DNS ساعة.`,
    byDns: 'سجل TXT بهذا الاسم وهذه القيمة',
    byFile: 'أو ملف نصي على هذا العنوان بهذه القيمة',
    check: 'تحقق الآن',
    provider: 'المزوّد',
    redirect: 'سجّل عنوان إعادة التوجيه هذا لدى المزوّد',
    issuer: 'الجهة المُصدِرة (Issuer)',
    issuerHint: 'مثل https://login.example.com',
    clientId: 'معرّف العميل',
    clientSecret: 'سر العميل',
    secretKept: 'محفوظ. اتركه فارغًا للإبقاء عليه.',
    save: 'حفظ المزوّد',
    testIntro: 'سجّل الدخول مرة ببريد من النطاق ثم فعّله. لا يتغير شيء في حسابك.',
    test: 'اختبار تسجيل الدخول',
    tested: 'نجح الاختبار. يمكنك تفعيل تسجيل الدخول.',
    require: 'اجعله إلزاميًا: لا يستطيع أصحاب بريد هذا النطاق الدخول بكلمة مرور أو مفتاح مرور',
    turnOn: 'تفعيل',
    saveState: 'حفظ',
    turnOff: 'إيقاف',
    remove: 'إزالة النطاق',
    removeOf: (domain) => `إزالة النطاق ${isolated(domain)}`,
  },
};

/** Texts of the linked providers of a member, in Arabic. */
export const linkedProviders: SiteTables['linkedProviders'] = {
  title: 'تسجيل الدخول عبر مزوّدين آخرين',
  hint: 'سجّل الدخول بحساب لديك في مكان آخر. نحصل منه على اسمك وبريدك، ولا نحصل أبدًا على كلمة مروره.',
  none: 'لا مزوّد مرتبط.',
  linkedOn: (day) => `رُبط في ${day}`,
  usedOn: (day) => `آخر استخدام في ${day}`,
  neverUsed: 'لم يُستخدم منذ ذلك الحين',
  link: (label) => `ربط ${isolated(label)}`,
  linkCompany: 'ربط تسجيل الدخول لشركتك',
  unlink: 'فك الربط',
  unlinkOf: (label) => `فك الربط: ${isolated(label)}`,
  noPassword: 'ليس لحسابك كلمة مرور.',
  setPassword: 'عيّن واحدة عبر البريد الإلكتروني',
};
