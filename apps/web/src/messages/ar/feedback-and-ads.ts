import type { PackageTables } from '../tables.ts';

type Reason = Parameters<PackageTables['adExplanationMessages']['reason']>[0];

const THANKS = 'شكرًا! تساعدنا ملاحظاتك على إبقاء المجتمع آمنًا.';
const HOLDS = 'مما طلبه المعلن، ينطبق عليك هذا.';
const SOMEBODY = 'هذا المعلن';
const GENDERS = {
  FEMALE: ['لقد أخبرتنا أنك أنثى', 'النساء'],
  MALE: ['لقد أخبرتنا أنك ذكر', 'الرجال'],
} as const;

/** The texts of feedback, reports, log-in, links and ads in Arabic. */
export const talkingTables: Pick<
  PackageTables,
  | 'adExplanationMessages'
  | 'blockMessages'
  | 'feedbackMessages'
  | 'followMessages'
  | 'headsUpMessages'
  | 'limitedLoginMessages'
  | 'limitedSignUpMessages'
  | 'reportMessages'
> = {
  adExplanationMessages: {
    title: 'لماذا ترى هذا الإعلان',
    close: 'إغلاق',
    reading: 'نبحث عن السبب…',
    failed: 'تعذّر علينا معرفة السبب الآن.',
    again: 'حاول مرة أخرى',
    paid: (promoter) => `دفع ${promoter || 'أحد المعلنين'} ليظهر هذا الدبوس حيث يُرجَّح أن تلاحظه.`,
    intro: {
      both: `${HOLDS} نظرنا في ما تفعله هنا وفي ما يعرفه شركاؤنا:`,
      activity: `${HOLDS} نظرنا في ما تفعله هنا، لا في ما يعرفه شركاؤنا:`,
      partners: `${HOLDS} نظرنا في ما يعرفه شركاؤنا، لا في ما تفعله هنا:`,
      none: `${HOLDS} لم ننظر في ما تفعله هنا ولا في ما يعرفه شركاؤنا:`,
    },
    reason: reasonText,
    partnership: (partner, advertiser) => `أنشأ ${partner} و${advertiser} هذا الدبوس في شراكة مدفوعة.`,
    aiLabel: { aiModified: 'معدَّل بالذكاء الاصطناعي' },
    settings: 'إعدادات الإعلانات',
    hide: 'إخفاء هذا الإعلان',
    report: 'الإبلاغ عن هذا الإعلان',
  },
  blockMessages: {
    title: (name) => `هل تريد حظر ${name}؟`,
    text: 'لن يرى أحدكما دبابيس الآخر ولا لوحاته ولا تعليقاته، ولن تتمكنا من المتابعة أو المراسلة. ولن يُخبَر بذلك.',
    cancel: 'إلغاء',
    close: 'إغلاق',
    block: 'حظر',
  },
  feedbackMessages: {
    reported: 'تم الإبلاغ',
    reportedThanks: THANKS,
    hidden: 'تم إخفاء الدبوس',
    moreRelevant: 'حسنًا! سنحاول أن نعرض لك دبابيس أنسب في المستقبل.',
    lessOfTopic: (topic) => `سنعرض لك دبابيس أقل عن ${topic} في المستقبل.`,
    lessOfAd: 'حسنًا! سنحاول أن نعرض لك إعلانات أنسب في المستقبل.',
    unfollow: (name) => `إلغاء متابعة ${name}`,
    unfollowedPinner: (pinner) => `لقد ألغيت متابعة ${pinner} ولن ترى بعد الآن ما يحفظه من دبابيس.`,
    unfollowedBoard: (board) => `لقد ألغيت متابعة اللوحة ${board} ولن ترى بعد الآن ما يُحفظ فيها من دبابيس.`,
    unfollowedTopic: (topic) => `لقد ألغيت متابعة ${topic} وسترى دبابيس أقل عنه.`,
  },
  followMessages: { follow: 'متابعة', following: 'تتابع' },
  headsUpMessages: {
    title: 'انتبه!',
    label: 'لقد حظرنا هذا الرابط',
    confirm: 'حسنًا',
    close: 'إغلاق',
    guidelines: 'تعرّف على المزيد في إرشادات المجتمع',
  },
  limitedLoginMessages: {
    continue: 'سجّل الدخول للمتابعة',
    save: 'سجّل الدخول لحفظ هذا الدبوس',
    send: 'سجّل الدخول لإرسال هذا الدبوس',
    edit: 'سجّل الدخول لتعديل هذا الدبوس',
    create: 'سجّل الدخول لإنشاء دبوس أو لوحة',
    hide: 'سجّل الدخول لإخفاء هذا الدبوس',
    'share-profile': 'سجّل الدخول لمشاركة الملف الشخصي',
    'create-board': 'سجّل الدخول لإنشاء لوحة',
    follow: 'سجّل الدخول للمتابعة أو إلغائها',
    'board-invite': (inviter) =>
      inviter === undefined ? 'دعاك أصدقاء للانضمام إلى لوحتهم' : `دعاك ${inviter} للانضمام إلى لوحة`,
  },
  limitedSignUpMessages: {
    continue: 'أنشئ حسابًا للمتابعة',
    save: 'أنشئ حسابًا لحفظ هذا الدبوس',
    send: 'أنشئ حسابًا لإرسال هذا الدبوس',
    edit: 'أنشئ حسابًا لتعديل هذا الدبوس',
    create: 'أنشئ حسابًا لإنشاء دبوس أو لوحة',
    hide: 'أنشئ حسابًا لإخفاء هذا الدبوس',
    'share-profile': 'أنشئ حسابًا لمشاركة الملف الشخصي',
    'create-board': 'أنشئ حسابًا لإنشاء لوحة',
    follow: 'أنشئ حسابًا للمتابعة أو إلغائها',
    'board-invite': (inviter) =>
      inviter === undefined ? 'دعاك أصدقاء للانضمام إلى لوحتهم' : `دعاك ${inviter} للانضمام إلى لوحة`,
  },
  reportMessages: {
    title: {
      pin: 'الإبلاغ عن الدبوس',
      comment: 'الإبلاغ عن التعليق',
      user: 'الإبلاغ عن الملف الشخصي',
      board: 'الإبلاغ عن اللوحة',
    },
    question: 'ما المشكلة فيه؟',
    reasons: {
      spam: { label: 'محتوى مزعج', hint: 'مضلِّل، أو يُنشر مرارًا وتكرارًا' },
      nudity: { label: 'عري أو محتوى جنسي', hint: 'صريح، أو لم يطلبه أحد' },
      self_harm: { label: 'إيذاء النفس', hint: 'يشجّع الناس على إيذاء أنفسهم' },
      misinformation: { label: 'معلومات مضللة', hint: 'ادعاءات كاذبة قد تسبب ضررًا' },
      hate: { label: 'كراهية', hint: 'ضد أشخاص بسبب هويتهم' },
      harassment: { label: 'مضايقة', hint: 'يهين شخصًا أو يهدده' },
      violence: { label: 'عنف', hint: 'يعرضه أو يدعو إليه' },
      dangerous_goods: { label: 'بضائع خطرة', hint: 'أسلحة ومخدرات وما شابهها' },
      privacy: { label: 'الخصوصية', hint: 'صور خاصة، أو ما لا يعرفه إلا الأصدقاء' },
      intellectual_property: { label: 'ملكية فكرية', hint: 'صنعه شخص آخر، أو يملك الاسم' },
      impersonation: { label: 'انتحال شخصية', hint: 'يدّعي أنه شخص آخر' },
      other: { label: 'شيء آخر', hint: 'أخبرنا بكلماتك' },
    },
    detail: 'ما الذي ينبغي أن نعرفه أيضًا؟ (اختياري)',
    detailHint: '500 حرف على الأكثر. لا يقرؤها إلا مشرفونا.',
    noReason: 'اختر سببًا.',
    tooLong: 'استخدم 500 حرف على الأكثر.',
    failed: 'عذرًا! حدث خطأ من جانبنا.',
    cancel: 'إلغاء',
    close: 'إغلاق',
    report: 'إبلاغ',
    reported: 'تم الإبلاغ',
    reportedThanks: THANKS,
    done: 'تم',
  },
};

function reasonText(reason: Reason): string {
  const wants = 'يريد المعلن الوصول إلى';
  switch (reason.kind) {
    case 'followed':
      return `هذا الدبوس من ${reason.promoter}، وهو ملف شخصي تتابعه`;
    case 'activity':
      return reason.isPersonal ? 'هذا الدبوس مستوحى من نشاطك الأخير' : `${wants} من يعرفونه`;
    case 'partner-info':
      return 'خُصّص هذا الإعلان لك باستخدام معلومات من أحد شركائنا';
    case 'interest':
      return reason.isPersonal ? `أنت مهتم بـ ${reason.value}` : `${wants} المهتمين بـ ${reason.value}`;
    case 'expanded':
      return reason.isPersonal ? 'لقد حفظت دبابيس تشبه هذا الدبوس' : `${wants} أشخاص خارج جمهوره المعتاد`;
    case 'persona':
      return reason.isPersonal
        ? 'معظم ما حفظته مؤخرًا من هذا النوع'
        : `${wants} من يحفظون هذا النوع من الدبابيس`;
    case 'shopping':
      return reason.isPersonal
        ? `أنت تحفظ منتجات، وقد تعجبك منتجات ${reason.promoter || SOMEBODY}`
        : `${wants} من يتسوقون مثل هذه المنتجات`;
    case 'lookalike':
      return reason.isPersonal
        ? `أنت تحفظ ما يحفظه متابعو ${reason.promoter || SOMEBODY}`
        : `${wants} أشخاص يشبهون من يعرفونه`;
    case 'customer-list':
      return reason.isPersonal
        ? `بريدك الإلكتروني في قائمة عملاء ${reason.promoter || SOMEBODY}`
        : `${wants} عملائه`;
    case 'visitor':
      return reason.isPersonal ? `لقد زرت موقع ${reason.promoter || SOMEBODY}` : `${wants} زوار موقعه`;
    case 'age':
      return reason.isPersonal
        ? `لقد أخبرتنا أنك من الفئة العمرية ${reason.value}`
        : `${wants} الفئة العمرية ${reason.value}`;
    case 'gender': {
      const [personal, meant] = GENDERS[reason.value];
      return reason.isPersonal ? personal : `${wants} ${meant}`;
    }
    case 'keyword':
      return `لقد بحثت عن شيء مثل «${reason.value}»`;
    case 'locale':
      return `أنت تقرأ هذا الموقع باللغة: ${reason.value}`;
    case 'region':
      return `منطقتك هي ${reason.value}`;
    case 'postal-code':
      return `أنت في نطاق الرمز البريدي ${reason.value}`;
    case 'place':
      return 'أنت بالقرب من مكان اختاره المعلن';
    case 'device':
      return `جهازك من نوع ${reason.value}`;
  }
}
