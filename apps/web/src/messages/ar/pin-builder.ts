import type { BuilderFailure, PinBuilderMessages } from '@pegboard/pin-builder';
import type { SheetColumn, SheetMessages } from '@pegboard/pin-builder/sheet';
import { counted, pins, type Forms } from './counted.ts';
import { PLACES } from './places.ts';
import { storyTexts } from './story-texts.ts';

const number = new Intl.NumberFormat('ar');
const percent = new Intl.NumberFormat('ar', { style: 'percent', maximumFractionDigits: 0 });
const dateAndTime = new Intl.DateTimeFormat('ar', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const FAILED = 'حدث خطأ لدينا. حاول مرة أخرى.';
const OFFLINE = 'أنت غير متصل. سيتابع هذا عند عودة الاتصال.';

const FIELDS: Forms = {
  zero: 'لا حقول',
  one: 'حقل واحد',
  two: 'حقلان',
  few: 'حقول',
  many: 'حقلًا',
  other: 'حقل',
};
const CHARACTERS: Forms = {
  zero: 'لا أحرف',
  one: 'حرف واحد',
  two: 'حرفان',
  few: 'أحرف',
  many: 'حرفًا',
  other: 'حرف',
};
const DAYS: Forms = {
  zero: 'لا أيام',
  one: 'يوم واحد',
  two: 'يومان',
  few: 'أيام',
  many: 'يومًا',
  other: 'يوم',
};
const IMAGES: Forms = {
  zero: 'لا صور',
  one: 'صورة واحدة',
  two: 'صورتان',
  few: 'صور',
  many: 'صورة',
  other: 'صورة',
};
const ROWS: Forms = { zero: 'لا صفوف', one: 'صف واحد', two: 'صفان', few: 'صفوف', many: 'صفًا', other: 'صف' };

const explain = ({ message, code }: BuilderFailure): string =>
  message || (code === 'offline' ? OFFLINE : FAILED);

/** The texts of the builder, in Arabic. */
export const builder: PinBuilderMessages = {
  title: 'إنشاء دبوس',
  modal: { close: 'إغلاق' },
  steps: 'الخطوات',
  step: (step) => ({ image: 'الصورة', details: 'التفاصيل', publish: 'اللوحة والنشر' })[step],
  stepPosition: (position, count) => `الخطوة ${number.format(position)} من ${number.format(count)}`,
  back: 'رجوع',
  next: 'التالي',
  drop: 'أفلت صورة هنا',
  dropHint: 'JPEG أو PNG أو WebP أو AVIF أو GIF أو TIFF أو HEIC، حتى 50 ميغابايت. اختر حتى 5 صور لعرض دوّار.',
  dropWithVideo: 'أفلت صورة أو فيديو هنا',
  dropVideoHint: 'أو فيديو واحدًا: MP4 أو MOV أو WebM، من 4 ثوانٍ إلى 15 دقيقة، حتى 2 غيغابايت.',
  dropMore: 'أفلت الصور لإضافتها',
  chooseFiles: 'اختيار ملفات',
  takePhoto: 'التقاط صورة',
  fromWeb: 'من عنوان ويب',
  startStory: 'إنشاء قصة',
  privacy: 'يُزال المكان والجهاز من بيانات الصورة قبل تخزينها.',
  image: 'الصورة',
  replace: 'استبدال الصورة',
  edit: 'تعديل الصورة',
  addSlide: 'إضافة شريحة',
  remove: 'إزالة الصورة',
  uploading: (fraction) => `جارٍ الرفع، ${percent.format(fraction)}`,
  processing: 'جارٍ التجهيز…',
  editing: 'جارٍ تطبيق تعديلاتك…',
  noPreview: (name) => `ستظهر ${name} بعد تجهيزها.`,
  retry: 'حاول مرة أخرى',
  uploadFailed: (failure) => `لم تُرفع الصورة. ${explain(failure)}`,
  editFailed: (failure) => `لم تُطبّق تعديلاتك على الصورة. ${explain(failure)}`,
  fileRefused: ({ name, reason }) =>
    ({
      svg: `${name} رسم SVG. صدّره بصيغة PNG ثم اختره مجددًا.`,
      pdf: `${name} ملف PDF. التقط صورة للصفحة أو صدّرها بصيغة JPEG ثم اخترها.`,
      video: `${name} فيديو. الدبوس ذو الصورة الواحدة أو العرض الدوّار يقبل الصور فقط.`,
      'video-alone': `لم يُضف ${name} لأن الدبوس يحتوي إما على فيديو واحد أو على صور.`,
      'video-type': `${name} فيديو لا يمكن استخدامه. صدّره بصيغة MP4 ثم اختره.`,
      'video-too-large': `${name} أكبر من 2 غيغابايت. صدّره بحجم أصغر ثم اختره.`,
      'video-too-short': `${name} قصير جدًا. اختر فيديو مدته 4 ثوانٍ على الأقل.`,
      'video-too-long': `${name} طويل جدًا. اختر فيديو مدته 15 دقيقة على الأكثر.`,
      'other-type': `${name} ليس صورة. اختر ملف JPEG أو PNG أو WebP أو AVIF أو GIF أو TIFF أو HEIC.`,
      empty: `${name} فارغ. اختر ملفًا آخر.`,
      'too-large': `${name} أكبر من 50 ميغابايت. احفظ نسخة أصغر ثم اخترها.`,
      'too-many': `لم يُضف ${name} لعدم وجود مكان لمزيد من الصور.`,
    })[reason],
  dismiss: 'إخفاء',
  slides: 'الشرائح',
  slide: (position) => `الشريحة ${number.format(position)}`,
  moveSlide: (position) => `نقل الشريحة ${number.format(position)}`,
  slideTitle: (position) => `عنوان الشريحة ${number.format(position)}`,
  slideLink: (position) => `رابط الشريحة ${number.format(position)}`,
  titleLabel: 'العنوان',
  titlePlaceholder: 'أضف عنوانًا',
  descriptionLabel: 'الوصف',
  descriptionPlaceholder: 'عمّ يتحدث دبوسك؟',
  altLabel: 'النص البديل',
  altPlaceholder: 'ماذا يظهر فيها؟',
  altReminder: 'صِف الصورة لمن يستخدمون قارئ الشاشة.',
  linkLabel: 'الرابط',
  linkPlaceholder: 'https://example.com',
  linkChecking: 'جارٍ فحص الرابط…',
  linkOk: 'يمكن استخدام الرابط.',
  count: (count, max) => `${number.format(count)} / ${number.format(max)}`,
  boardLabel: 'اللوحة',
  topicsLabel: 'المواضيع',
  topicsPlaceholder: 'ابحث عن موضوع',
  topicsChosen: 'المواضيع المختارة',
  topicsFull: (max) => `اخترت ${number.format(max)} من المواضيع. أزل واحدًا لإضافة آخر.`,
  topicsSearching: 'جارٍ البحث…',
  topicsNone: 'لا توجد مواضيع.',
  topicsFailed: 'تعذّر البحث في المواضيع. حاول مرة أخرى.',
  topicUnknown: 'موضوع',
  removeTopic: (name) => `إزالة ${name}`,
  more: 'خيارات أخرى',
  comments: 'السماح بالتعليقات',
  aiLabel: 'وسم الذكاء الاصطناعي',
  aiHint: 'أخبر الناس إذا أُنشئت الصورة أو غُيّرت بالذكاء الاصطناعي.',
  aiNone: 'بلا وسم',
  aiMade: 'أُنشئت بالذكاء الاصطناعي',
  aiChanged: 'غُيّرت بالذكاء الاصطناعي',
  aiProposal: 'يذكر الملف أنه أُنشئ أو غُيّر بالذكاء الاصطناعي. هل هذا صحيح؟',
  aiConfirm: 'نعم، أضف الوسم',
  aiCorrect: 'لا، أزل الوسم',
  scheduleLabel: 'النشر لاحقًا',
  scheduleHint: (timeZone) => `خلال 30 يومًا، بالمنطقة الزمنية ${timeZone}. اتركه فارغًا للنشر الآن.`,
  problem({ field, reason, max }) {
    if (reason === 'too-long') return `استخدم ${counted(max, CHARACTERS)} على الأكثر.`;
    if (reason === 'link-invalid') return 'أدخل عنوان ويب مثل https://example.com.';
    if (reason === 'link-blocked') return 'الروابط إلى هذا الموقع محظورة. اختر رابطًا آخر.';
    if (reason === 'link-not-https') return 'ابدأ بـ https:// مثل https://example.com.';
    if (reason === 'page-empty') return 'أضف صورة أو فيديو أو نصًا إلى هذه الصفحة، أو أزلها.';
    if (reason === 'too-few-slots')
      return `يحتوي العرض الدوّار على ${counted(max, IMAGES)} على الأقل. أضف صورة.`;
    if (reason === 'upload-rejected') return 'لا يمكن استخدام إحدى الصور. استبدلها أو أزلها.';
    if (reason === 'upload-failed') return 'لم تُرفع إحدى الصور. حاول مرة أخرى أو أزلها.';
    if (reason === 'video-pending') return 'الفيديو ليس جاهزًا بعد.';
    if (reason === 'video-failed') return 'لا يمكن استخدام الفيديو. اختر غيره أو أزله.';
    if (reason === 'past') return 'اختر وقتًا في المستقبل، أو اتركه فارغًا للنشر الآن.';
    if (reason === 'too-late') return `اختر وقتًا خلال ${counted(max, DAYS)}.`;
    if (reason === 'too-many') return `الحد الأقصى ${number.format(max)}.`;
    return field === 'boardId' ? 'اختر لوحة.' : 'أضف صورة.';
  },
  saving: 'جارٍ الحفظ…',
  saved: 'تم الحفظ',
  offline: 'غير متصل – محفوظ على هذا الجهاز',
  saveFailed: 'لم يُحفظ بعد. سنحاول مرة أخرى.',
  conflict: 'عُدّلت هذه المسودة على جهاز آخر أو في علامة تبويب أخرى.',
  overwrite: 'حفظ هذه النسخة',
  publish: 'نشر',
  schedule: 'جدولة',
  waiting: (fraction) => `سيُنشر بعد الرفع، ${percent.format(fraction)}`,
  publishing: 'جارٍ النشر…',
  published: 'نُشر دبوسك.',
  scheduled: (localTime) => `سيُنشر دبوسك في ${dateAndTime.format(new Date(`${localTime}Z`))}.`,
  scheduledLink: 'عرض الدبابيس المجدولة',
  publishFailed: (failure) => `لم يُنشر دبوسك. ${explain(failure)}`,
  announcement(announcement) {
    switch (announcement.kind) {
      case 'uploaded':
        return 'رُفعت الصورة';
      case 'upload-failed':
        return 'لم تُرفع الصورة';
      case 'video-ready':
        return 'الفيديو جاهز';
      case 'video-failed':
        return 'لا يمكن استخدام الفيديو';
      case 'moved':
        return `نُقلت إلى الموضع ${number.format(announcement.position)} من ${number.format(announcement.count)}`;
      case 'removed':
        return 'أُزيلت';
      case 'duplicated':
        return 'كُرّرت الصفحة';
      case 'edited':
        return 'عُدّلت الصورة';
      case 'reverted':
        return 'استُعيدت الصورة الأصلية';
      case 'invalid':
        return `لم يُنشر: يلزم تصحيح ${counted(announcement.count, FIELDS)}`;
      case 'publish-failed':
        return 'لم يُنشر';
      case 'published':
        return 'نُشر';
      case 'scheduled':
        return 'جُدول';
      case 'publish-waiting':
        return 'سيُنشر الدبوس بعد انتهاء الرفع';
    }
  },
  loadFailed: 'تعذّر تحميل هذا الجزء. تحقق من اتصالك ثم أعد تحميل الصفحة.',
  details: {
    add: 'إضافة تفاصيل',
    product: 'منتج',
    recipe: 'وصفة',
    article: 'مقال',
    name: 'الاسم',
    brand: 'العلامة التجارية',
    price: 'السعر',
    currency: 'العملة',
    availability: 'التوفر',
    inStock: 'متوفر',
    outOfStock: 'غير متوفر',
    unknown: 'غير معروف',
    servings: 'عدد الحصص',
    prepTime: 'التحضير بالدقائق',
    cookTime: 'الطهي بالدقائق',
    ingredients: 'المكونات',
    perLine: 'مكوّن واحد في كل سطر.',
    steps: 'الخطوات',
    stepsHint: 'خطوة واحدة في كل سطر، بالترتيب.',
    summary: 'الملخص',
    authors: 'المؤلفون',
    publisher: 'الناشر',
    datePublished: 'تاريخ النشر',
    remove: 'إزالة هذه التفاصيل',
  },
  web: {
    title: 'من عنوان ويب',
    address: 'عنوان الويب',
    read: 'البحث عن صور',
    reading: (url) => `جارٍ البحث عن صور في ${url}…`,
    choose: (count) => (count === 1 ? 'اختر الصورة' : `اختر واحدة من ${counted(count, IMAGES)}`),
    images: 'صور الصفحة',
    image: (position) => `الصورة ${number.format(position)}`,
    size: (width, height) => `${number.format(width)} × ${number.format(height)}`,
    sizeUnknown: 'الحجم غير معروف',
    other: 'عنوان آخر',
    error(error) {
      switch (error.kind) {
        case 'address-invalid':
          return 'أدخل عنوان ويب مثل https://example.com.';
        case 'no-images':
          return 'لا تحتوي الصفحة على صور يمكن حفظها. اختر صفحة أخرى أو ملفًا.';
        case 'unreachable':
          return 'تعذّر الوصول إلى الصفحة. تحقق من العنوان أو اختر ملفًا.';
        case 'refused':
          return error.words.length === 0
            ? 'لا يسمح صاحب الصفحة بالحفظ منها.'
            : `لا يسمح صاحب الصفحة بالحفظ منها: «${error.words.join(' ')}»`;
        case 'other':
          return error.message || FAILED;
      }
    },
  },
  editor: {
    title: 'تعديل الصورة',
    ratios: 'الشكل',
    ratio: (ratio) => (ratio === 'free' ? 'حر' : ratio === 'original' ? 'الأصلي' : ratio.replace(':', ' : ')),
    crop: 'القص',
    cropHelp: 'مفاتيح الأسهم تنقل القص. مفتاح Shift مع الأسهم يغيّر حجمه.',
    cropPosition: ({ left, top, width, height }) =>
      `${number.format(left)}٪ من اليسار، ${number.format(top)}٪ من الأعلى، العرض ${number.format(width)}٪، الارتفاع ${number.format(height)}٪`,
    handle: (handle) =>
      ({
        nw: 'تحريك الزاوية العليا اليسرى',
        n: 'تحريك الحافة العليا',
        ne: 'تحريك الزاوية العليا اليمنى',
        e: 'تحريك الحافة اليمنى',
        se: 'تحريك الزاوية السفلى اليمنى',
        s: 'تحريك الحافة السفلى',
        sw: 'تحريك الزاوية السفلى اليسرى',
        w: 'تحريك الحافة اليسرى',
      })[handle],
    straighten: 'تسوية الميل',
    degrees: (degrees) => `${number.format(degrees)}°`,
    turnLeft: 'تدوير إلى اليسار',
    turnRight: 'تدوير إلى اليمين',
    flipHorizontally: 'قلب أفقي',
    flipVertically: 'قلب رأسي',
    restore: 'العودة إلى الأصل',
    apply: 'تطبيق',
    cancel: 'إلغاء',
    notShown: 'لا يستطيع متصفحك عرض هذه الصورة قبل تجهيزها.',
  },
  video: {
    video: 'الفيديو',
    checking: 'جارٍ البحث عن الفيديو…',
    uploading: (fraction) => `جارٍ الرفع، ${percent.format(fraction)}`,
    processing: (fraction) => `جارٍ التجهيز، ${percent.format(fraction)}`,
    leaveHint: 'إذا انقطع الاتصال أو أغلقت هذه الصفحة، يتابع الرفع من هنا عند عودتك.',
    changingCover: 'جارٍ تغيير الغلاف…',
    ready: 'الفيديو جاهز.',
    soundDropped: 'لا يمكن قراءة صوته: الفيديو صامت. صدّره بصوت AAC أو Opus للاحتفاظ به.',
    failed: (failure) =>
      failure.code === 'file_missing'
        ? 'ملف هذا الفيديو ليس على هذا الجهاز. اختره مجددًا.'
        : `لا يمكن استخدام الفيديو. ${explain(failure)}`,
    noPreview: (name) => (name === '' ? 'سيظهر الفيديو بعد تجهيزه.' : `سيظهر ${name} بعد تجهيزه.`),
    replace: 'استبدال الفيديو',
    remove: 'إزالة الفيديو',
    cover: 'الغلاف',
    coverFrame: 'لقطة الغلاف',
    coverPosition: (time, duration) => `${time} من ${duration}`,
    useFrame: 'استخدام هذه اللقطة',
    coverAt: (time) => `الغلاف هو اللقطة عند ${time}.`,
    coverFailed: (failure) => `لم يتغير الغلاف. ${explain(failure)}`,
    captions: 'الترجمة',
    captionsHint: 'ملف WebVTT أو SRT لكل لغة، حتى 1 ميغابايت.',
    captionsLanguage: 'لغة الترجمة',
    addCaptions: 'إضافة ترجمة',
    checkingCaptions: 'جارٍ فحص الترجمة…',
    removeCaptions: (language) => `إزالة الترجمة: ${language}`,
    captionsFailed: (failure) => `لم تُضف الترجمة. ${explain(failure)}`,
    publishLater: 'يمكنك النشر عندما يصبح الفيديو جاهزًا.',
  },
  story: {
    pages: 'الصفحات',
    page: (position) => `الصفحة ${number.format(position)}`,
    movePage: (position) => `نقل الصفحة ${number.format(position)}`,
    addPage: 'إضافة صفحة',
    addImages: 'إضافة صور',
    addFiles: 'إضافة صور أو مقاطع فيديو',
    duplicate: 'تكرار الصفحة',
    removePage: 'إزالة الصفحة',
    background: 'الخلفية',
    color: 'لون',
    image: 'صورة',
    video: 'فيديو',
    preview: 'معاينة',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    position: (position, count) => `الصفحة ${number.format(position)} من ${number.format(count)}`,
    texts: storyTexts,
  },
  tags: {
    title: 'وسم المنتجات',
    modal: { close: 'إغلاق' },
    open: (count) => (count === 0 ? 'وسم المنتجات' : `وسم المنتجات (${number.format(count)})`),
    done: 'تم',
    image: 'الصورة',
    stage: 'اختر موضعًا على الصورة',
    help: 'انقر أو المس الصورة حيث يوجد المنتج. بلوحة المفاتيح: حرّك العلامة بمفاتيح الأسهم ثم اضغط Enter.',
    tagHelp: 'مفاتيح الأسهم تحرّكه، ومع Shift أسرع، وDelete يزيله.',
    full: 'تتسع الصورة لثمانية منتجات على الأكثر. أزل واحدًا لوسم آخر.',
    placeName: (place) => PLACES[place],
    place: (place, { left, top }) =>
      `${PLACES[place]}: ${percent.format(left / 100)} من اليسار و${percent.format(top / 100)} من الأعلى`,
    number: (position) => number.format(position),
    tag: (nth, name, place) => `${nth}. ${name}، ${PLACES[place]}`,
    list: 'المنتجات الموسومة',
    empty: 'لم يُوسم أي منتج بعد.',
    added: (name) => `وُسم ${name}`,
    removed: (name) => `أُزيل ${name}`,
    loading: 'جارٍ التحميل…',
    gone: 'لم يعد هذا المنتج متاحًا',
    noPlace: 'مدرج أسفل الصورة فقط',
    putOnImage: (name) => `وضع على الصورة: ${name}`,
    putOnImageShort: 'وضع على الصورة',
    remove: (name) => `إزالة ${name}`,
    choose: 'اختر المنتج',
    search: 'ابحث عن منتج أو الصق عنوان صفحته',
    searchHint: 'تتحول الصفحة الملصقة إلى دبوس للمنتج.',
    results: 'المنتجات',
    own: 'لك',
    taggedAlready: 'موسوم',
    none: 'لم نعثر على منتجات.',
    noneOwn: 'ليس لديك منتجات بعد. ابحث عن منتجات أخرى أو الصق عنوانًا.',
    searching: 'جارٍ البحث…',
    failed: 'تعذّر البحث. تحقق من الاتصال ثم حاول مرة أخرى.',
    readPage: 'استخدام هذه الصفحة',
    readingPage: 'جارٍ قراءة الصفحة…',
    back: 'العودة إلى القائمة',
  },
};

const COLUMNS: Readonly<Record<SheetColumn, string>> = {
  title: 'العنوان',
  description: 'الوصف',
  altText: 'النص البديل',
  link: 'الرابط',
  board: 'اللوحة',
};
const rows = (count: number): string => counted(count, ROWS);

/** The texts of the sheet, in Arabic. */
export const sheet: SheetMessages = {
  title: 'إنشاء دبابيس كثيرة',
  intro: 'يصبح كل ملف دبوسًا. عدّل الخلايا كما في جدول بيانات؛ يمكنك المغادرة والعودة في أي وقت.',
  addFiles: 'إضافة صور',
  addFolder: 'إضافة مجلد',
  drop: 'أفلت الصور هنا، حتى 500 دفعة واحدة',
  image: 'الصورة',
  column: (column) => COLUMNS[column],
  status: 'الحالة',
  select: (fileName) => `تحديد ${fileName}`,
  selectAll: 'تحديد الكل',
  queued: 'في الانتظار',
  uploading: (uploaded) => `جارٍ الرفع ${number.format(uploaded)}٪`,
  processing: 'جارٍ التجهيز',
  ready: 'جاهز',
  publishing: 'جارٍ النشر',
  published: 'نُشر',
  failed: (message) => message || 'حدث خطأ.',
  duplicate: (fileName) => `الصورة نفسها في ${fileName}`,
  problem: ({ column, reason, max }) => {
    if (reason === 'too-long') return `${COLUMNS[column]}: ${counted(max, CHARACTERS)} على الأكثر.`;
    return reason === 'missing' ? 'اختر لوحة.' : 'الرابط: ابدأ بـ https:// مثل https://example.com.';
  },
  retry: 'حاول مرة أخرى',
  retryAll: (count) => `إعادة محاولة ما فشل (${number.format(count)})`,
  applyTo: (count) => `تعبئة ${rows(count)}`,
  applyColumn: 'العمود',
  applyText: 'النص',
  applyHint: 'استخدم {n} للرقم: «مصباح {n}» يصبح مصباح 1 ومصباح 2 وهكذا.',
  remove: (count) => `إزالة ${rows(count)}`,
  publish: (count) => `نشر ${pins(count)}`,
  progress: ({ total, uploading, published, failed }) =>
    [
      pins(total),
      ...(uploading > 0 ? [`قيد الرفع: ${number.format(uploading)}`] : []),
      ...(published > 0 ? [`نُشر: ${number.format(published)}`] : []),
      ...(failed > 0 ? [`فشل: ${number.format(failed)}`] : []),
    ].join(' · '),
  report: ({ published, failed }) =>
    failed === 0
      ? `تم نشر ${pins(published)}.`
      : `تم نشر ${pins(published)}، وفشل ${number.format(failed)}. ما فشل مدرج أدناه.`,
  keys: 'مفاتيح الأسهم للتنقل، Enter للتعديل، Escape للإلغاء، Ctrl+V للصق الخلايا.',
};
