import type { AdMoveMessages } from '@pegboard/business-dashboard/ad-account-transfers';
import { createFormats } from '@pegboard/business-dashboard/dashboard';
import { isolate } from './isolate.ts';
import type { Translated } from './use-translated.ts';

const de = createFormats('de');
const ar = createFormats('ar');
const namesDe = (names: readonly string[]): string => de.list(names);
const namesAr = (names: readonly string[]): string => ar.list(names.map(isolate));
const membersOf = (names: readonly string[]): readonly string[] => names.map((name) => `@${name}`);

/** The messages of ad account transfers. */
export const adMoves: Translated<AdMoveMessages> = {
  de: {
    title: 'Werbekonten verschieben',
    intro:
      'Bring ein Werbekonto Schritt für Schritt von einem Unternehmen zu einem anderen. Nichts wird verschoben, bevor du es sagst, und bis du es bestätigst, kannst du es rückgängig machen. Kampagnen, Zielgruppen, Zahlen und Ausgaben bleiben beim Konto.',
    startTitle: 'Verschieben beginnen',
    account: 'Werbekonto',
    accountIn: (name, business) => `${name} · ${business}`,
    to: 'Verschieben zu',
    toHint: 'Unternehmen, in denen deine Rolle Anzeigen ändern darf.',
    start: 'Prüfen',
    started: (name) => `Sieh dir unten die Prüfliste von ${name} an.`,
    noAccounts: 'Kein Werbekonto zum Verschieben',
    noAccountsHint:
      'Eröffne eines unter „Werbekonten“, oder bitte um eine Rolle in einem Unternehmen, das eines hat.',
    noPlaces: 'Kein Ziel zum Verschieben',
    noPlacesHint:
      'Du brauchst in zwei Unternehmen eine Rolle, die Anzeigen ändern darf. Lass dich vom anderen Unternehmen als Administrator einladen, oder richte unter „Alle Unternehmen“ eine weitere Unternehmensverwaltung ein.',
    open: 'In Arbeit',
    steps: ['Wählen', 'Prüfen', 'Verschieben', 'Bestätigen'],
    stepsOf: (name) => `Fortschritt von ${name}`,
    way: (from, to) => `Von ${from} zu ${to}`,
    checks: {
      owners: (check) =>
        check.level === 'fine'
          ? 'Ein Inhaber des einen Unternehmens ist auch Inhaber des anderen.'
          : check.names.length === 0
            ? 'Das neue Unternehmen hat keinen Inhaber des alten.'
            : `Beide haben keinen gemeinsamen Inhaber. Danach gehört das Konto zum Unternehmen von ${namesDe(membersOf(check.names))}.`,
      campaigns: (check) =>
        check.level === 'fine'
          ? 'Es läuft keine Kampagne.'
          : `${de.counted(check.names.length, 'Kampagne läuft', 'Kampagnen laufen')} weiter, bezahlt vom neuen Unternehmen: ${namesDe(check.names)}.`,
      invoices: (check) =>
        check.level === 'fine'
          ? 'Alle Rechnungen sind bezahlt.'
          : `Bezahle zuerst ${de.counted(check.names.length, 'Rechnung', 'Rechnungen')}: ${namesDe(check.names)}.`,
      tags: (check) =>
        check.level === 'fine'
          ? 'Es hat kein Conversion-Tag.'
          : `${de.counted(check.names.length, 'Conversion-Tag kommt', 'Conversion-Tags kommen')} mit und zählen weiter: ${namesDe(check.names)}.`,
      members: (check) =>
        check.level === 'fine'
          ? 'Alle behalten ihren Zugang.'
          : `${de.counted(check.names.length, 'Mitglied verliert', 'Mitglieder verlieren')} den Zugang: ${namesDe(membersOf(check.names))}.`,
    },
    levels: { fine: 'In Ordnung', know: 'Zur Kenntnis', stop: 'Hindernis' },
    list: 'Prüfliste',
    read: 'Ich habe die Prüfliste gelesen, und sie stimmt.',
    prepare: 'Weiter',
    prepared: (name) => `${name} kann verschoben werden.`,
    readyHint:
      'Alles ist geprüft. Das Konto wird sofort verschoben, und du kannst es noch rückgängig machen.',
    move: 'Jetzt verschieben',
    moved: (name, to) => `${name} ist jetzt bei ${to}. Bestätige es, oder mach es rückgängig.`,
    movedHint: (to) =>
      `Das Konto ist bei ${to}. Sieh nach, ob alles stimmt; dann bestätige, oder mach es rückgängig.`,
    confirm: 'Endgültig bestätigen',
    confirmSure: (name, to) => `${name} endgültig bei ${to} lassen?`,
    confirmNote:
      'Danach lässt sich das Verschieben nicht rückgängig machen. Du kannst das Konto erneut verschieben.',
    confirmYes: 'Bestätigen',
    notYet: 'Noch nicht',
    undo: 'Rückgängig machen',
    undone: (name, from) => `${name} ist wieder bei ${from}, in denselben Gruppen wie zuvor.`,
    cancel: 'Nicht verschieben',
    cancelled: (name) => `${name} bleibt, wo es ist.`,
    past: 'Frühere Verschiebungen',
    states: {
      draft: 'Wird geprüft',
      prepared: 'Bereit',
      moved: 'Verschoben, nicht bestätigt',
      confirmed: 'Bestätigt',
      cancelled: 'Aufgegeben',
      undone: 'Rückgängig gemacht',
    },
    at: de.moment,
    failed: 'Da ist bei uns etwas schiefgegangen.',
  },
  ar: {
    title: 'نقل الحسابات الإعلانية',
    intro:
      'انقل حسابًا إعلانيًا من نشاط تجاري إلى آخر خطوة بخطوة. لا يُنقل شيء قبل أن تطلب ذلك، ويمكنك التراجع إلى أن تؤكد. تبقى الحملات والجماهير والأرقام وما أُنفق مع الحساب.',
    startTitle: 'ابدأ نقلًا',
    account: 'الحساب الإعلاني',
    accountIn: (name, business) => `${isolate(name)} · ${isolate(business)}`,
    to: 'انقله إلى',
    toHint: 'الأنشطة التجارية التي يسمح لك دورك فيها بتعديل الإعلانات.',
    start: 'تحقق من النقل',
    started: (name) => `انظر إلى قائمة التحقق من ${isolate(name)} أدناه.`,
    noAccounts: 'لا حساب إعلاني لنقله',
    noAccountsHint: 'افتح حسابًا في «الحسابات الإعلانية»، أو اطلب دورًا في نشاط تجاري لديه حساب.',
    noPlaces: 'لا مكان للنقل إليه',
    noPlacesHint:
      'تحتاج في نشاطين تجاريين إلى دور يعدّل الإعلانات. اطلب من النشاط الآخر دعوتك مشرفًا، أو أنشئ إدارة أنشطة أخرى في «كل الأنشطة التجارية».',
    open: 'قيد النقل',
    steps: ['اختر', 'تحقق', 'انقل', 'أكّد'],
    stepsOf: (name) => `تقدم نقل ${isolate(name)}`,
    way: (from, to) => `من ${isolate(from)} إلى ${isolate(to)}`,
    checks: {
      owners: (check) =>
        check.level === 'fine'
          ? 'يملك أحد مالكي النشاط الأول النشاط الآخر أيضًا.'
          : check.names.length === 0
            ? 'ليس للنشاط الجديد مالك من مالكي القديم.'
            : `لا مالك مشترك بينهما. يصبح الحساب بعد النقل لنشاط ${namesAr(membersOf(check.names))}.`,
      campaigns: (check) =>
        check.level === 'fine'
          ? 'لا حملة نشطة.'
          : `حملات تستمر ويدفعها النشاط الجديد (${ar.count(check.names.length)}): ${namesAr(check.names)}.`,
      invoices: (check) =>
        check.level === 'fine'
          ? 'كل الفواتير مدفوعة.'
          : `ادفع أولًا هذه الفواتير (${ar.count(check.names.length)}): ${namesAr(check.names)}.`,
      tags: (check) =>
        check.level === 'fine'
          ? 'ليس فيه وسم تحويلات.'
          : `وسوم تحويلات تنتقل معه وتستمر في العد (${ar.count(check.names.length)}): ${namesAr(check.names)}.`,
      members: (check) =>
        check.level === 'fine'
          ? 'لا يفقد أحد وصوله.'
          : `أعضاء يفقدون الوصول إليه (${ar.count(check.names.length)}): ${namesAr(membersOf(check.names))}.`,
    },
    levels: { fine: 'سليم', know: 'للعلم', stop: 'عائق' },
    list: 'قائمة التحقق',
    read: 'قرأت قائمة التحقق، وهي صحيحة.',
    prepare: 'متابعة',
    prepared: (name) => `${isolate(name)} جاهز للنقل.`,
    readyHint: 'تم التحقق من كل شيء. يُنقل الحساب فورًا، ويبقى التراجع ممكنًا.',
    move: 'انقله الآن',
    moved: (name, to) => `${isolate(name)} الآن لدى ${isolate(to)}. أكّد النقل أو تراجع عنه.`,
    movedHint: (to) => `الحساب لدى ${isolate(to)}. تحقق من أن كل شيء كما ينبغي، ثم أكّد أو تراجع.`,
    confirm: 'أكّد نهائيًا',
    confirmSure: (name, to) => `هل تُبقي ${isolate(name)} لدى ${isolate(to)} نهائيًا؟`,
    confirmNote: 'لا يمكن التراجع بعد ذلك. يمكنك إعادته بنقل جديد.',
    confirmYes: 'تأكيد',
    notYet: 'ليس بعد',
    undo: 'تراجع عن النقل',
    undone: (name, from) => `عاد ${isolate(name)} إلى ${isolate(from)}، في المجموعات التي كان فيها.`,
    cancel: 'ألغِ هذا النقل',
    cancelled: (name) => `يبقى ${isolate(name)} في مكانه.`,
    past: 'عمليات النقل السابقة',
    states: {
      draft: 'قيد التحقق',
      prepared: 'جاهز',
      moved: 'نُقل ولم يُؤكَّد',
      confirmed: 'مؤكَّد',
      cancelled: 'أُلغي',
      undone: 'تم التراجع عنه',
    },
    at: ar.moment,
    failed: 'عذرًا! حدث خطأ من جهتنا.',
  },
};
