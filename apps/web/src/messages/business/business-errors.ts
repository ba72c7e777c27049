import { useLocale } from '../language.ts';
import type { Translated } from './use-translated.ts';

type Texts = Readonly<Record<string, string>>;
type BusinessErrors = {
  /** By the code of the error (`docs/errors.md`). */
  readonly errors: Texts;
  /** By the text of a field's error in US English, for those without a code. */
  readonly fields: Texts;
};
type Failure = {
  readonly code: string;
  readonly message: string;
  readonly fields?: Texts | undefined;
};

/**
 * The errors of the server that only business pages show. They are not in the tables that every page of a language
 * loads.
 */
export const businessErrors: Translated<BusinessErrors> = {
  de: {
    errors: {
      catalog_busy:
        'Ein Feed dieses Katalogs wird gerade verarbeitet. Warte, bis er fertig ist, oder brich ihn ab.',
      ad_move_not_found: 'Diese Verschiebung war nicht zu finden.',
      ad_move_open: 'Dieses Werbekonto wird schon verschoben. Beende das zuerst.',
      ad_move_step_refused: 'Jemand hat inzwischen weitergemacht. Sieh nach, wie weit es jetzt ist.',
      ad_move_stopped: 'Dem Verschieben steht etwas im Weg. Sieh in die Prüfliste.',
      tag_share_not_found: 'Dieses Tag wird nicht mehr geteilt.',
      tag_shares_full: 'Dieses Tag wird mit 50 Unternehmen geteilt. Beende zuerst eines davon.',
      asset_group_name_taken: 'Eine andere Gruppe dieses Unternehmens heißt schon so.',
      asset_groups_full: 'Dieses Unternehmen hat 100 Gruppen. Lösche zuerst eine.',
      asset_group_needed:
        'Du bist noch in keiner Gruppe dieses Unternehmens. Frag einen Inhaber oder Administrator.',
      asset_group_not_found: 'Diese Gruppe war nicht zu finden.',
      asset_not_found: 'Das hat dieses Unternehmen nicht.',
      products_full:
        'Dieser Katalog hat 1.000 Produkte, die von Hand hinzugefügt wurden. Entferne zuerst eines, oder nimm einen Feed.',
      product_groups_full: 'Dieser Katalog hat 30 Produktgruppen. Lösche zuerst eine.',
      product_group_not_found: 'Diese Produktgruppe war nicht zu finden.',
      catalogs_full: 'Dieses Unternehmen hat 50 Kataloge. Lösche zuerst einen.',
      tags_full: 'Dieses Werbekonto hat 20 Tags. Lösche zuerst eines.',
      tokens_full: 'Dieses Werbekonto hat 20 Token. Widerrufe zuerst eines.',
      upload_piece_missing: 'Ein Teil dieser Datei ist nicht angekommen. Lade sie erneut hoch.',
      merchant_verified: 'Du bist schon verifizierter Händler.',
      merchant_request_waiting: 'Du hast es schon beantragt. Wir melden uns.',
      business_right_missing: 'Deine Rolle in diesem Unternehmen umfasst das nicht. Frag einen Inhaber.',
      business_owners_only: 'Das kann nur ein Inhaber des Unternehmens. Frag einen von ihnen.',
      business_kind_wrong: 'Diese Art von Unternehmenskonto hat das nicht. Öffne eines, das es hat.',
      ad_account_not_found: 'Dieses Werbekonto war nicht zu finden.',
      campaign_not_found: 'Diese Kampagne war nicht zu finden.',
      tag_not_found: 'Dieses Tag war nicht zu finden.',
      invoice_not_found: 'Diese Rechnung war nicht zu finden.',
      charge_not_found: 'Diese Zahlung war nicht zu finden.',
      payment_method_not_found: 'Diese Karte war nicht zu finden.',
      audience_not_found: 'Diese Zielgruppe war nicht zu finden.',
      business_not_found: 'Dieses Unternehmen war nicht zu finden.',
      member_not_found: 'Diese Person arbeitet nicht für dieses Unternehmen.',
      node_not_found: 'Dieses Unternehmen ist nicht im Baum zu finden.',
      call_not_found: 'Diese Anfrage war nicht zu finden.',
      catalog_not_found: 'Dieser Katalog war nicht zu finden.',
      catalog_run_not_found: 'Dieser Lauf eines Feeds war nicht zu finden.',
      merchant_request_not_found: 'Dieser Antrag war nicht zu finden, oder darüber ist schon entschieden.',
      business_already: 'Dein Konto ist schon ein Unternehmen.',
      business_last_owner:
        'Ein Unternehmen braucht einen Inhaber. Mach zuerst jemand anderen dazu, oder schließ das Unternehmen.',
      business_in_tree: 'Dieses Unternehmen ist schon in einem Baum. Nimm es zuerst dort heraus.',
      business_full: 'Dieses Unternehmen hat die Höchstzahl seiner Mitglieder erreicht.',
      member_already: 'Diese Person arbeitet schon für dieses Unternehmen.',
      too_many_businesses: 'Du arbeitest für 100 Unternehmen. Verlass zuerst eines.',
      too_many_invites: 'Dieses Unternehmen hat 100 offene Einladungen. Zieh zuerst einige zurück.',
      campaign_status_refused: 'Eine beendete Kampagne startet nicht wieder. Erstelle eine neue.',
      card_token_invalid:
        'Diese Karte ließ sich nicht hinzufügen. Gib sie auf der Seite des Zahlungsdienstes noch einmal ein.',
      payment_methods_full: 'Dein Unternehmen hat 10 Karten. Entferne zuerst eine.',
      invoice_paid: 'Diese Rechnung ist bezahlt oder wird gerade bezahlt.',
      invoice_credited: 'Diese Rechnung wurde gutgeschrieben: Es ist nichts zu bezahlen.',
      pin_already_promoted:
        'Eine andere Kampagne bewirbt diesen Pin. Beende sie zuerst, oder nimm den Pin dort heraus.',
      feed_file_too_large: 'Nimm einen Feed von höchstens 256 MB.',
    },
    fields: {
      'Write a time as 2026-11-22T09:30:00Z.': 'Schreib die Zeit wie 2026-11-22T09:30:00Z.',
      'Say in which currency the value is.': 'Gib an, in welcher Währung der Wert ist.',
      'This is no field of an event.': 'Das ist kein Feld eines Ereignisses.',
      'There is no other business with this number that can use tags.':
        'Kein anderes Unternehmen, das Tags verwenden kann, hat diese Nummer.',
      'Set a daily budget, a total, or both.': 'Gib ein Tagesbudget, ein Gesamtbudget oder beide an.',
      'Choose a time zone.': 'Wähle eine Zeitzone.',
      'Choose an end on or after the first day.': 'Wähle ein Ende am ersten Tag oder danach.',
      'The range ends before it begins.': 'Der Zeitraum endet, bevor er beginnt.',
      'A range has 366 days at most.': 'Ein Zeitraum hat höchstens 366 Tage.',
      'Choose today, or a day of the year to come.':
        'Wähle heute oder einen Tag innerhalb des nächsten Jahres.',
      'Only customer lists have people.': 'Nur Kundenlisten enthalten Personen.',
      'A list holds a million people.': 'Eine Liste fasst eine Million Personen.',
      'The ad account is there already.': 'Das Werbekonto ist schon dort.',
      'Move it from here, or to here.': 'Verschiebe es von hier oder hierher.',
      'Another group of this business has this name.':
        'Eine andere Gruppe dieses Unternehmens heißt schon so.',
      'This catalog has no address of a feed.': 'Dieser Katalog hat keine Adresse eines Feeds.',
      'Fill in this field.': 'Fülle dieses Feld aus.',
      'Make it shorter.': 'Kürze es.',
      'This is a formula. Type its value.': 'Das ist eine Formel. Gib ihren Wert ein.',
      'Characters of this text were lost. Type it again.':
        'Zeichen dieses Textes sind verloren gegangen. Gib ihn noch einmal ein.',
      'Give a whole address that begins with https://.':
        'Gib eine ganze Adresse an, die mit https:// beginnt.',
      'Type a price such as 12.99.': 'Gib einen Preis wie 12,99 ein.',
      'A price is above zero.': 'Ein Preis ist größer als null.',
      'The sale price has to be lower than the price.':
        'Der Angebotspreis muss niedriger als der Preis sein.',
      'We could not fetch the image. Check its address.':
        'Wir konnten das Bild nicht abrufen. Prüfe seine Adresse.',
      'There is no image of at most 10 MB at this address. Use JPEG, PNG or WebP.':
        'Unter dieser Adresse ist kein Bild mit höchstens 10 MB. Nimm JPEG, PNG oder WebP.',
      'Check this field.': 'Prüfe dieses Feld.',
      'Another product of this catalog has this id.': 'Ein anderes Produkt dieses Katalogs hat diese id.',
      'Another group has this name.': 'Eine andere Gruppe heißt schon so.',
      'Add a rule or choose a product.': 'Füge eine Regel hinzu oder wähle ein Produkt.',
      'The highest price is below the lowest.': 'Der höchste Preis liegt unter dem niedrigsten.',
      'Choose at most 200 products.': 'Wähle höchstens 200 Produkte.',
      'Use 100 characters or fewer.': 'Nimm höchstens 100 Zeichen.',
      'Use a currency as USD or EUR.': 'Nimm eine Währung wie USD oder EUR.',
      'Choose a day in the next three months.': 'Wähle einen Tag in den nächsten drei Monaten.',
      'This is not its name.': 'So heißt es nicht.',
      'Use 1 to 64 letters, digits and signs without spaces.':
        'Nimm 1 bis 64 Buchstaben, Ziffern und Zeichen ohne Leerzeichen.',
      'Write a currency as its three letters, as EUR.': 'Schreib eine Währung mit drei Buchstaben, etwa EUR.',
      'Write a number.': 'Gib eine Zahl an.',
      'This value is too large.': 'Dieser Wert ist zu groß.',
      'Use 100 letters or fewer.': 'Nimm höchstens 100 Zeichen.',
      'This is no click of ours.': 'Dieser Klick ist nicht von uns.',
      'Send the SHA-256 of the e-mail in small letters, never the e-mail.':
        'Sende den SHA-256 der klein geschriebenen E-Mail-Adresse, nie die Adresse selbst.',
      'This is in the time to come.': 'Das liegt in der Zukunft.',
      'Send hashes, not e-mails.': 'Sende Hashes, keine E-Mail-Adressen.',
      'Name the columns as the template does.': 'Nenne die Spalten wie in der Vorlage.',
      'Use a month as 2026-11.': 'Nimm einen Monat wie 2026-11.',
      'Use a year as 2026.': 'Nimm ein Jahr wie 2026.',
      'We do not know this code.': 'Diesen Code kennen wir nicht.',
      'This code is over.': 'Dieser Code ist abgelaufen.',
      'Your business has used this code.': 'Dein Unternehmen hat diesen Code schon eingelöst.',
      'Write the name of the business.': 'Gib den Namen des Unternehmens an.',
      'Choose a country.': 'Wähle ein Land.',
      'Write street and number.': 'Gib Straße und Hausnummer an.',
      'Write the town.': 'Gib den Ort an.',
      'Write the code.': 'Gib den Code an.',
      'This is none of the Pins that you made.': 'Das ist keiner deiner Pins.',
      'Only Pins on public boards can be promoted.':
        'Nur Pins auf öffentlichen Pinnwänden lassen sich bewerben.',
      'A campaign that has not ended pays for this Pin.':
        'Eine Kampagne, die noch nicht beendet ist, bezahlt für diesen Pin.',
      'Write a domain, as shop.example.': 'Gib eine Domain an, etwa shop.example.',
      'Choose what it is about.': 'Wähle, worum es geht.',
      'Choose a part of the day.': 'Wähle eine Tageszeit.',
      'This is longer than a telephone number.': 'Das ist länger als eine Telefonnummer.',
      'Write the number with its country code, as +1 555 0100.':
        'Gib die Nummer mit Ländervorwahl an, etwa +1 555 0100.',
      'Name somebody by username or e-mail.': 'Gib einen Nutzernamen oder eine E-Mail-Adresse an.',
      'This is longer than an e-mail.': 'Das ist länger als eine E-Mail-Adresse.',
      'Choose a business manager or a hierarchy.': 'Wähle eine Unternehmensverwaltung oder eine Hierarchie.',
      'Give the business a name.': 'Gib dem Unternehmen einen Namen.',
      'Choose what the business does.': 'Wähle, was das Unternehmen tut.',
      'The top of the tree stays where it is.': 'Die Spitze des Baums bleibt, wo sie ist.',
      'This is not in the tree.': 'Das ist nicht im Baum.',
      'The tree would be deeper than six levels.': 'Der Baum wäre tiefer als sechs Ebenen.',
      'The range ends in days to come.': 'Der Zeitraum endet in der Zukunft.',
    },
  },
  ar: {
    errors: {
      catalog_busy: 'تجري معالجة خلاصة لهذا الكتالوج. انتظر حتى تنتهي أو ألغها.',
      ad_move_not_found: 'تعذر العثور على عملية النقل هذه.',
      ad_move_open: 'يجري نقل هذا الحساب الإعلاني من قبل. أنهِ ذلك النقل أولًا.',
      ad_move_step_refused: 'تابع شخص آخر هذا النقل في هذه الأثناء. انظر إلى أين وصل.',
      ad_move_stopped: 'يعترض هذا النقل عائق. انظر إلى قائمة التحقق.',
      tag_share_not_found: 'لم يعد هذا الوسم مشتركًا.',
      tag_shares_full: 'هذا الوسم مشترك مع 50 نشاطًا تجاريًا. أنهِ مشاركة أولًا.',
      asset_group_name_taken: 'لمجموعة أخرى في هذا النشاط التجاري هذا الاسم.',
      asset_groups_full: 'لهذا النشاط التجاري 100 مجموعة. احذف واحدة أولًا.',
      asset_group_needed: 'لست في أي مجموعة أصول لهذا النشاط بعد. اسأل أحد مالكيه أو مشرفيه.',
      asset_group_not_found: 'تعذر العثور على مجموعة الأصول هذه.',
      asset_not_found: 'ليس هذا لدى هذا النشاط التجاري.',
      products_full: 'في هذا الكتالوج 1000 منتج أُضيفت يدويًا. أزِل واحدًا أولًا أو استخدم خلاصة.',
      product_groups_full: 'في هذا الكتالوج 30 مجموعة منتجات. احذف واحدة أولًا.',
      product_group_not_found: 'لم نعثر على مجموعة المنتجات هذه.',
      catalogs_full: 'لهذا النشاط التجاري 50 كتالوجًا. احذف واحدًا أولًا.',
      tags_full: 'في هذا الحساب الإعلاني 20 وسمًا. احذف واحدًا أولًا.',
      tokens_full: 'في هذا الحساب الإعلاني 20 رمزًا. ألغِ واحدًا أولًا.',
      upload_piece_missing: 'لم يصل جزء من هذا الملف. ارفعه مرة أخرى.',
      merchant_verified: 'أنت تاجر موثَّق من قبل.',
      merchant_request_waiting: 'طلبت ذلك من قبل. سنخبرك.',
      business_right_missing: 'لا يشمل دورك في هذا النشاط هذا. اسأل أحد مالكيه.',
      business_owners_only: 'لا يفعل هذا إلا مالك النشاط. اسأل أحد المالكين.',
      business_kind_wrong: 'ليس هذا في هذا النوع من الحسابات التجارية. افتح حسابًا فيه ذلك.',
      ad_account_not_found: 'تعذر العثور على هذا الحساب الإعلاني.',
      campaign_not_found: 'تعذر العثور على هذه الحملة.',
      tag_not_found: 'تعذر العثور على هذا الوسم.',
      invoice_not_found: 'تعذر العثور على هذه الفاتورة.',
      charge_not_found: 'تعذر العثور على هذه الدفعة.',
      payment_method_not_found: 'تعذر العثور على هذه البطاقة.',
      audience_not_found: 'تعذر العثور على هذا الجمهور.',
      business_not_found: 'تعذر العثور على هذا النشاط التجاري.',
      member_not_found: 'لا يعمل هذا الشخص مع هذا النشاط التجاري.',
      node_not_found: 'تعذر العثور على هذا النشاط في الشجرة.',
      call_not_found: 'تعذر العثور على هذا الطلب.',
      catalog_not_found: 'تعذر العثور على هذا الكتالوج.',
      catalog_run_not_found: 'تعذر العثور على هذا التشغيل لخلاصة.',
      merchant_request_not_found: 'تعذر العثور على هذا الطلب، أو تم البت فيه.',
      business_already: 'حسابك نشاط تجاري من قبل.',
      business_last_owner: 'يحتاج النشاط التجاري إلى مالك. اجعل غيرك مالكًا أولًا، أو أغلق النشاط.',
      business_in_tree: 'هذا النشاط في شجرة من قبل. أخرجه منها أولًا.',
      business_full: 'بلغ هذا النشاط التجاري الحد الأقصى لأعضائه.',
      member_already: 'يعمل هذا الشخص مع هذا النشاط التجاري من قبل.',
      too_many_businesses: 'تعمل مع 100 نشاط تجاري. غادر واحدًا أولًا.',
      too_many_invites: 'لهذا النشاط 100 دعوة مفتوحة. اسحب بعضها أولًا.',
      campaign_status_refused: 'لا تُستأنف حملة منتهية. أنشئ حملة جديدة.',
      card_token_invalid: 'تعذرت إضافة هذه البطاقة. أدخلها مرة أخرى في صفحة معالج الدفع.',
      payment_methods_full: 'لنشاطك 10 بطاقات. أزل واحدة أولًا.',
      invoice_paid: 'دُفعت هذه الفاتورة أو يجري دفعها.',
      invoice_credited: 'سُوّيت هذه الفاتورة بإشعار دائن: لا شيء للدفع.',
      pin_already_promoted: 'تروّج حملة أخرى هذا الدبوس. أنهها أولًا أو أخرج الدبوس منها.',
      feed_file_too_large: 'استخدم خلاصة لا تزيد على 256 MB.',
    },
    fields: {
      'Write a time as 2026-11-22T09:30:00Z.': 'اكتب الوقت بصيغة مثل 2026-11-22T09:30:00Z.',
      'Say in which currency the value is.': 'اذكر عملة القيمة.',
      'This is no field of an event.': 'ليس هذا حقلًا في حدث.',
      'There is no other business with this number that can use tags.':
        'لا نشاط تجاريًا آخر بهذا الرقم يمكنه استخدام الوسوم.',
      'Set a daily budget, a total, or both.': 'حدد ميزانية يومية أو إجمالية أو كلتيهما.',
      'Choose a time zone.': 'اختر منطقة زمنية.',
      'Choose an end on or after the first day.': 'اختر نهاية في أول يوم أو بعده.',
      'The range ends before it begins.': 'تنتهي المدة قبل أن تبدأ.',
      'A range has 366 days at most.': 'المدة 366 يومًا على الأكثر.',
      'Choose today, or a day of the year to come.': 'اختر اليوم أو يومًا من السنة القادمة.',
      'Only customer lists have people.': 'لا أشخاص إلا في قوائم العملاء.',
      'A list holds a million people.': 'تتسع القائمة لمليون شخص.',
      'The ad account is there already.': 'الحساب الإعلاني هناك من قبل.',
      'Move it from here, or to here.': 'انقله من هنا أو إلى هنا.',
      'Another group of this business has this name.': 'لمجموعة أخرى في هذا النشاط التجاري هذا الاسم.',
      'This catalog has no address of a feed.': 'ليس لهذا الكتالوج عنوان خلاصة.',
      'Fill in this field.': 'املأ هذه الخانة.',
      'Make it shorter.': 'اختصره.',
      'This is a formula. Type its value.': 'هذه صيغة حسابية. اكتب قيمتها.',
      'Characters of this text were lost. Type it again.': 'ضاعت أحرف من هذا النص. اكتبه مرة أخرى.',
      'Give a whole address that begins with https://.': 'أدخل عنوانًا كاملًا يبدأ بـ https://.',
      'Type a price such as 12.99.': 'اكتب سعرًا مثل 12.99.',
      'A price is above zero.': 'السعر أكبر من صفر.',
      'The sale price has to be lower than the price.': 'يجب أن يكون سعر التخفيض أقل من السعر.',
      'We could not fetch the image. Check its address.': 'تعذّر جلب الصورة. تحقق من عنوانها.',
      'There is no image of at most 10 MB at this address. Use JPEG, PNG or WebP.':
        'لا صورة بحجم 10 ميغابايت أو أقل في هذا العنوان. استخدم JPEG أو PNG أو WebP.',
      'Check this field.': 'تحقق من هذه الخانة.',
      'Another product of this catalog has this id.': 'لمنتج آخر في هذا الكتالوج هذا المعرّف.',
      'Another group has this name.': 'لمجموعة أخرى هذا الاسم.',
      'Add a rule or choose a product.': 'أضف قاعدة أو اختر منتجًا.',
      'The highest price is below the lowest.': 'أعلى سعر أقل من أدنى سعر.',
      'Choose at most 200 products.': 'اختر 200 منتج على الأكثر.',
      'Use 100 characters or fewer.': 'استخدم 100 حرف أو أقل.',
      'Use a currency as USD or EUR.': 'استخدم عملة مثل USD أو EUR.',
      'Choose a day in the next three months.': 'اختر يومًا في الأشهر الثلاثة القادمة.',
      'This is not its name.': 'ليس هذا اسمه.',
      'Use 1 to 64 letters, digits and signs without spaces.':
        'استخدم من 1 إلى 64 حرفًا أو رقمًا أو علامة بلا مسافات.',
      'Write a currency as its three letters, as EUR.': 'اكتب العملة بأحرفها الثلاثة، مثل EUR.',
      'Write a number.': 'اكتب رقمًا.',
      'This value is too large.': 'هذه القيمة كبيرة جدًا.',
      'Use 100 letters or fewer.': 'استخدم 100 حرف على الأكثر.',
      'This is no click of ours.': 'هذه النقرة ليست من عندنا.',
      'Send the SHA-256 of the e-mail in small letters, never the e-mail.':
        'أرسل بصمة SHA-256 للبريد بأحرف صغيرة، ولا ترسل البريد أبدًا.',
      'This is in the time to come.': 'هذا في المستقبل.',
      'Send hashes, not e-mails.': 'أرسل البصمات لا عناوين البريد.',
      'Name the columns as the template does.': 'سمِّ الأعمدة كما في النموذج.',
      'Use a month as 2026-11.': 'استخدم شهرًا مثل 2026-11.',
      'Use a year as 2026.': 'استخدم سنة مثل 2026.',
      'We do not know this code.': 'لا نعرف هذا الرمز.',
      'This code is over.': 'انتهى هذا الرمز.',
      'Your business has used this code.': 'استخدم نشاطك هذا الرمز من قبل.',
      'Write the name of the business.': 'اكتب اسم النشاط التجاري.',
      'Choose a country.': 'اختر بلدًا.',
      'Write street and number.': 'اكتب الشارع والرقم.',
      'Write the town.': 'اكتب المدينة.',
      'Write the code.': 'اكتب الرمز.',
      'This is none of the Pins that you made.': 'ليس هذا من دبابيسك.',
      'Only Pins on public boards can be promoted.': 'لا تُروَّج إلا دبابيس على لوحات عامة.',
      'A campaign that has not ended pays for this Pin.': 'تدفع لهذا الدبوس حملة لم تنتهِ.',
      'Write a domain, as shop.example.': 'اكتب نطاقًا، مثل shop.example.',
      'Choose what it is about.': 'اختر الموضوع.',
      'Choose a part of the day.': 'اختر جزءًا من اليوم.',
      'This is longer than a telephone number.': 'هذا أطول من رقم هاتف.',
      'Write the number with its country code, as +1 555 0100.': 'اكتب الرقم مع رمز البلد، مثل +1 555 0100.',
      'Name somebody by username or e-mail.': 'اكتب اسم مستخدم أو بريدًا إلكترونيًا.',
      'This is longer than an e-mail.': 'هذا أطول من بريد إلكتروني.',
      'Choose a business manager or a hierarchy.': 'اختر إدارة أنشطة أو هيكلًا.',
      'Give the business a name.': 'أعط النشاط التجاري اسمًا.',
      'Choose what the business does.': 'اختر ما يفعله النشاط التجاري.',
      'The top of the tree stays where it is.': 'تبقى قمة الشجرة في مكانها.',
      'This is not in the tree.': 'ليس هذا في الشجرة.',
      'The tree would be deeper than six levels.': 'تصبح الشجرة أعمق من ستة مستويات.',
      'The range ends in days to come.': 'تنتهي المدة في المستقبل.',
    },
  },
};

/**
 * Returns a function that translates the error of a request of a business page. Errors that other pages show, too, are
 * translated when the request fails.
 */
export function useBusinessErrors(): <Failed extends Failure>(failure: Failed) => Failed {
  const locale = useLocale();
  return (failure) => {
    if (locale === 'en-US') return failure;
    const { errors, fields: ofFields } = businessErrors[locale];
    const fields =
      failure.fields &&
      Object.fromEntries(
        Object.entries(failure.fields).map(([field, text]) => [field, ofFields[text] ?? text]),
      );
    return { ...failure, message: errors[failure.code] ?? failure.message, ...(fields && { fields }) };
  };
}
