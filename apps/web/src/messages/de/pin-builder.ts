import type { BuilderFailure, PinBuilderMessages } from '@pegboard/pin-builder';
import type { SheetColumn, SheetMessages } from '@pegboard/pin-builder/sheet';
import { counted, pins } from './counted.ts';
import { PLACES } from './places.ts';
import { storyTexts } from './story-texts.ts';

const number = new Intl.NumberFormat('de');
const percent = new Intl.NumberFormat('de', { style: 'percent', maximumFractionDigits: 0 });
const dateAndTime = new Intl.DateTimeFormat('de', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const FAILED = 'Bei uns ist etwas schiefgelaufen. Versuche es noch einmal.';
const OFFLINE = 'Du bist offline. Es geht weiter, sobald du wieder online bist.';

const explain = ({ message, code }: BuilderFailure): string =>
  message || (code === 'offline' ? OFFLINE : FAILED);

/** The texts of the builder, in German. */
export const builder: PinBuilderMessages = {
  title: 'Pin erstellen',
  modal: { close: 'Schließen' },
  steps: 'Schritte',
  step: (step) => ({ image: 'Bild', details: 'Angaben', publish: 'Pinnwand und Veröffentlichung' })[step],
  stepPosition: (position, count) => `Schritt ${position} von ${count}`,
  back: 'Zurück',
  next: 'Weiter',
  drop: 'Bild hier ablegen',
  dropHint: 'JPEG, PNG, WebP, AVIF, GIF, TIFF oder HEIC, bis 50 MB. Wähle bis zu 5 für ein Karussell.',
  dropWithVideo: 'Bild oder Video hier ablegen',
  dropVideoHint: 'Oder ein Video: MP4, MOV oder WebM, 4 Sekunden bis 15 Minuten, bis 2 GB.',
  dropMore: 'Bilder ablegen, um sie hinzuzufügen',
  chooseFiles: 'Dateien wählen',
  takePhoto: 'Foto aufnehmen',
  fromWeb: 'Von einer Webadresse',
  startStory: 'Story erstellen',
  privacy: 'Ort und Gerät werden aus den Daten eines Fotos entfernt, bevor es gespeichert wird.',
  image: 'Bild',
  replace: 'Bild ersetzen',
  edit: 'Bild bearbeiten',
  addSlide: 'Bild hinzufügen',
  remove: 'Bild entfernen',
  uploading: (fraction) => `Wird hochgeladen, ${percent.format(fraction)}`,
  processing: 'Wird verarbeitet …',
  editing: 'Deine Änderungen werden angewendet …',
  noPreview: (name) => `${name} wird angezeigt, sobald es verarbeitet ist.`,
  retry: 'Noch einmal versuchen',
  uploadFailed: (failure) => `Das Bild wurde nicht hochgeladen. ${explain(failure)}`,
  editFailed: (failure) => `Deine Änderungen am Bild wurden nicht angewendet. ${explain(failure)}`,
  fileRefused: ({ name, reason }) =>
    ({
      svg: `${name} ist eine SVG-Zeichnung. Exportiere sie als PNG und wähle sie noch einmal.`,
      pdf: `${name} ist ein PDF. Mache ein Bildschirmfoto der Seite oder exportiere sie als JPEG und wähle das.`,
      video: `${name} ist ein Video. Pins aus einem Bild oder einem Karussell nehmen nur Bilder.`,
      'video-alone': `${name} wurde nicht hinzugefügt, weil ein Pin entweder ein Video oder Bilder hat.`,
      'video-type': `${name} ist ein Video, das nicht verwendet werden kann. Exportiere es als MP4 und wähle das.`,
      'video-too-large': `${name} ist größer als 2 GB. Exportiere es kleiner und wähle das.`,
      'video-too-short': `${name} ist zu kurz. Wähle ein Video von mindestens 4 Sekunden.`,
      'video-too-long': `${name} ist zu lang. Wähle ein Video von höchstens 15 Minuten.`,
      'other-type': `${name} ist kein Bild. Wähle eine Datei in JPEG, PNG, WebP, AVIF, GIF, TIFF oder HEIC.`,
      empty: `${name} ist leer. Wähle eine andere Datei.`,
      'too-large': `${name} ist größer als 50 MB. Speichere eine kleinere Kopie und wähle diese.`,
      'too-many': `${name} wurde nicht hinzugefügt, weil für weitere Bilder kein Platz ist.`,
    })[reason],
  dismiss: 'Ausblenden',
  slides: 'Bilder des Karussells',
  slide: (position) => `Bild ${number.format(position)}`,
  moveSlide: (position) => `Bild ${number.format(position)} verschieben`,
  slideTitle: (position) => `Titel von Bild ${number.format(position)}`,
  slideLink: (position) => `Link von Bild ${number.format(position)}`,
  titleLabel: 'Titel',
  titlePlaceholder: 'Titel hinzufügen',
  descriptionLabel: 'Beschreibung',
  descriptionPlaceholder: 'Worum geht es in deinem Pin?',
  altLabel: 'Alternativtext',
  altPlaceholder: 'Was ist darauf zu sehen?',
  altReminder: 'Beschreibe das Bild für Menschen, die einen Screenreader nutzen.',
  linkLabel: 'Link',
  linkPlaceholder: 'https://example.com',
  linkChecking: 'Der Link wird geprüft …',
  linkOk: 'Der Link kann verwendet werden.',
  count: (count, max) => `${number.format(count)} / ${number.format(max)}`,
  boardLabel: 'Pinnwand',
  topicsLabel: 'Themen',
  topicsPlaceholder: 'Thema suchen',
  topicsChosen: 'Gewählte Themen',
  topicsFull: (max) =>
    `Du hast ${number.format(max)} Themen gewählt. Entferne eines, um ein anderes hinzuzufügen.`,
  topicsSearching: 'Wird gesucht …',
  topicsNone: 'Keine Themen gefunden.',
  topicsFailed: 'Die Themen konnten nicht durchsucht werden. Versuche es noch einmal.',
  topicUnknown: 'Thema',
  removeTopic: (name) => `${name} entfernen`,
  more: 'Weitere Optionen',
  comments: 'Kommentare erlauben',
  aiLabel: 'KI-Kennzeichnung',
  aiHint: 'Sage, ob ein Bild mit KI erstellt oder verändert wurde.',
  aiNone: 'Keine Kennzeichnung',
  aiMade: 'Mit KI erstellt',
  aiChanged: 'Mit KI verändert',
  aiProposal: 'In der Datei steht, dass sie mit KI erstellt oder verändert wurde. Stimmt das?',
  aiConfirm: 'Ja, kennzeichnen',
  aiCorrect: 'Nein, Kennzeichnung entfernen',
  scheduleLabel: 'Später veröffentlichen',
  scheduleHint: (timeZone) =>
    `Innerhalb von 30 Tagen, in der Zeitzone ${timeZone}. Lass es leer, um jetzt zu veröffentlichen.`,
  problem({ field, reason, max }) {
    if (reason === 'too-long') return `Verwende höchstens ${number.format(max)} Zeichen.`;
    if (reason === 'link-invalid') return 'Gib eine Webadresse ein, etwa https://example.com.';
    if (reason === 'link-blocked') return 'Links zu dieser Website sind gesperrt. Wähle einen anderen Link.';
    if (reason === 'link-not-https') return 'Beginne mit https://, wie in https://example.com.';
    if (reason === 'page-empty')
      return 'Füge dieser Seite ein Bild, ein Video oder einen Text hinzu, oder entferne sie.';
    if (reason === 'too-few-slots')
      return `Ein Karussell hat mindestens ${number.format(max)} Bilder. Füge eines hinzu.`;
    if (reason === 'upload-rejected')
      return 'Ein Bild kann nicht verwendet werden. Ersetze oder entferne es.';
    if (reason === 'upload-failed')
      return 'Ein Bild wurde nicht hochgeladen. Versuche es noch einmal oder entferne es.';
    if (reason === 'video-pending') return 'Das Video ist noch nicht fertig.';
    if (reason === 'video-failed')
      return 'Das Video kann nicht verwendet werden. Wähle ein anderes oder entferne es.';
    if (reason === 'past')
      return 'Wähle eine Zeit in der Zukunft, oder lass sie leer, um jetzt zu veröffentlichen.';
    if (reason === 'too-late') return `Wähle eine Zeit innerhalb von ${number.format(max)} Tagen.`;
    if (reason === 'too-many') return `Höchstens ${number.format(max)} sind möglich.`;
    return field === 'boardId' ? 'Wähle eine Pinnwand.' : 'Füge ein Bild hinzu.';
  },
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert',
  offline: 'Offline – auf diesem Gerät gespeichert',
  saveFailed: 'Noch nicht gespeichert. Wir versuchen es noch einmal.',
  conflict: 'Dieser Entwurf wurde auf einem anderen Gerät oder in einem anderen Tab geändert.',
  overwrite: 'Diese Fassung speichern',
  publish: 'Veröffentlichen',
  schedule: 'Planen',
  waiting: (fraction) => `Wird nach dem Hochladen veröffentlicht, ${percent.format(fraction)}`,
  publishing: 'Wird veröffentlicht …',
  published: 'Dein Pin ist veröffentlicht.',
  scheduled: (localTime) => `Dein Pin wird veröffentlicht: ${dateAndTime.format(new Date(`${localTime}Z`))}.`,
  scheduledLink: 'Geplante Pins ansehen',
  publishFailed: (failure) => `Dein Pin wurde nicht veröffentlicht. ${explain(failure)}`,
  announcement(announcement) {
    switch (announcement.kind) {
      case 'uploaded':
        return 'Bild hochgeladen';
      case 'upload-failed':
        return 'Bild nicht hochgeladen';
      case 'video-ready':
        return 'Das Video ist fertig';
      case 'video-failed':
        return 'Das Video kann nicht verwendet werden';
      case 'moved':
        return `An Stelle ${number.format(announcement.position)} von ${number.format(announcement.count)} verschoben`;
      case 'removed':
        return 'Entfernt';
      case 'duplicated':
        return 'Seite dupliziert';
      case 'edited':
        return 'Bild bearbeitet';
      case 'reverted':
        return 'Originalbild wiederhergestellt';
      case 'invalid':
        return `Nicht veröffentlicht: ${counted(announcement.count, 'Feld ist', 'Felder sind')} zu prüfen`;
      case 'publish-failed':
        return 'Nicht veröffentlicht';
      case 'published':
        return 'Veröffentlicht';
      case 'scheduled':
        return 'Geplant';
      case 'publish-waiting':
        return 'Der Pin wird veröffentlicht, sobald das Hochladen beendet ist';
    }
  },
  loadFailed: 'Dieser Teil konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.',
  details: {
    add: 'Angaben hinzufügen',
    product: 'Produkt',
    recipe: 'Rezept',
    article: 'Artikel',
    name: 'Name',
    brand: 'Marke',
    price: 'Preis',
    currency: 'Währung',
    availability: 'Verfügbarkeit',
    inStock: 'Vorrätig',
    outOfStock: 'Nicht vorrätig',
    unknown: 'Nicht bekannt',
    servings: 'Portionen',
    prepTime: 'Vorbereitung in Minuten',
    cookTime: 'Kochen in Minuten',
    ingredients: 'Zutaten',
    perLine: 'Eine in jeder Zeile.',
    steps: 'Schritte',
    stepsHint: 'Einer in jeder Zeile, der Reihe nach.',
    summary: 'Zusammenfassung',
    authors: 'Verfasser',
    publisher: 'Verlag oder Website',
    datePublished: 'Veröffentlicht am',
    remove: 'Diese Angaben entfernen',
  },
  web: {
    title: 'Von einer Webadresse',
    address: 'Webadresse',
    read: 'Bilder suchen',
    reading: (url) => `Bilder werden gesucht auf ${url} …`,
    choose: (count) => (count === 1 ? 'Wähle das Bild' : `Wähle eines von ${number.format(count)} Bildern`),
    images: 'Bilder der Seite',
    image: (position) => `Bild ${number.format(position)}`,
    size: (width, height) => `${width} × ${height}`,
    sizeUnknown: 'Größe nicht bekannt',
    other: 'Andere Adresse',
    error(error) {
      switch (error.kind) {
        case 'address-invalid':
          return 'Gib eine Webadresse ein, etwa https://example.com.';
        case 'no-images':
          return 'Die Seite hat keine Bilder, die gespeichert werden können. Wähle eine andere Seite oder eine Datei.';
        case 'unreachable':
          return 'Die Seite war nicht zu erreichen. Prüfe die Adresse oder wähle eine Datei.';
        case 'refused':
          return error.words.length === 0
            ? 'Die Website erlaubt nicht, dass von dieser Seite gespeichert wird.'
            : `Die Website erlaubt nicht, dass von dieser Seite gespeichert wird: „${error.words.join(' ')}“`;
        case 'other':
          return error.message || FAILED;
      }
    },
  },
  editor: {
    title: 'Bild bearbeiten',
    ratios: 'Form',
    ratio: (ratio) =>
      ratio === 'free' ? 'Frei' : ratio === 'original' ? 'Original' : ratio.replace(':', ' : '),
    crop: 'Ausschnitt',
    cropHelp: 'Pfeiltasten verschieben den Ausschnitt. Umschalt und Pfeiltasten ändern seine Größe.',
    cropPosition: ({ left, top, width, height }) =>
      `${left} % von links, ${top} % von oben, ${width} % breit, ${height} % hoch`,
    handle: (handle) =>
      ({
        nw: 'Ecke oben links verschieben',
        n: 'Obere Kante verschieben',
        ne: 'Ecke oben rechts verschieben',
        e: 'Rechte Kante verschieben',
        se: 'Ecke unten rechts verschieben',
        s: 'Untere Kante verschieben',
        sw: 'Ecke unten links verschieben',
        w: 'Linke Kante verschieben',
      })[handle],
    straighten: 'Gerade richten',
    degrees: (degrees) => `${number.format(degrees)}°`,
    turnLeft: 'Nach links drehen',
    turnRight: 'Nach rechts drehen',
    flipHorizontally: 'Waagerecht spiegeln',
    flipVertically: 'Senkrecht spiegeln',
    restore: 'Zurück zum Original',
    apply: 'Anwenden',
    cancel: 'Abbrechen',
    notShown: 'Dein Browser kann dieses Bild erst zeigen, wenn es verarbeitet ist.',
  },
  video: {
    video: 'Video',
    checking: 'Das Video wird gesucht …',
    uploading: (fraction) => `Wird hochgeladen, ${percent.format(fraction)}`,
    processing: (fraction) => `Wird verarbeitet, ${percent.format(fraction)}`,
    leaveHint:
      'Wenn die Verbindung abbricht oder du diese Seite schließt, geht das Hochladen hier weiter, sobald du zurück bist.',
    changingCover: 'Das Titelbild wird geändert …',
    ready: 'Das Video ist fertig.',
    soundDropped:
      'Sein Ton ist nicht lesbar: Das Video ist stumm. Exportiere es mit Ton in AAC oder Opus, um ihn zu behalten.',
    failed: (failure) =>
      failure.code === 'file_missing'
        ? 'Die Datei dieses Videos ist nicht auf diesem Gerät. Wähle sie noch einmal.'
        : `Das Video kann nicht verwendet werden. ${explain(failure)}`,
    noPreview: (name) =>
      name === ''
        ? 'Das Video wird angezeigt, sobald es verarbeitet ist.'
        : `${name} wird angezeigt, sobald es verarbeitet ist.`,
    replace: 'Video ersetzen',
    remove: 'Video entfernen',
    cover: 'Titelbild',
    coverFrame: 'Stelle des Titelbilds',
    coverPosition: (time, duration) => `${time} von ${duration}`,
    useFrame: 'Dieses Bild verwenden',
    coverAt: (time) => `Das Titelbild ist das Bild bei ${time}.`,
    coverFailed: (failure) => `Das Titelbild wurde nicht geändert. ${explain(failure)}`,
    captions: 'Untertitel',
    captionsHint: 'Eine WebVTT- oder SRT-Datei je Sprache, bis 1 MB.',
    captionsLanguage: 'Sprache der Untertitel',
    addCaptions: 'Untertitel hinzufügen',
    checkingCaptions: 'Die Untertitel werden geprüft …',
    removeCaptions: (language) => `Untertitel auf ${language} entfernen`,
    captionsFailed: (failure) => `Die Untertitel wurden nicht hinzugefügt. ${explain(failure)}`,
    publishLater: 'Du kannst veröffentlichen, sobald das Video fertig ist.',
  },
  story: {
    pages: 'Seiten',
    page: (position) => `Seite ${number.format(position)}`,
    movePage: (position) => `Seite ${number.format(position)} verschieben`,
    addPage: 'Seite hinzufügen',
    addImages: 'Bilder hinzufügen',
    addFiles: 'Bilder oder Videos hinzufügen',
    duplicate: 'Seite duplizieren',
    removePage: 'Seite entfernen',
    background: 'Hintergrund',
    color: 'Farbe',
    image: 'Bild',
    video: 'Video',
    preview: 'Vorschau',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    position: (position, count) => `Seite ${number.format(position)} von ${number.format(count)}`,
    texts: storyTexts,
  },
  tags: {
    title: 'Produkte markieren',
    modal: { close: 'Schließen' },
    open: (count) => (count === 0 ? 'Produkte markieren' : `Produkte markieren (${number.format(count)})`),
    done: 'Fertig',
    image: 'Bild',
    stage: 'Stelle auf dem Bild wählen',
    help: 'Klicke oder tippe auf dem Bild dorthin, wo ein Produkt ist. Mit der Tastatur: Bewege die Markierung mit den Pfeiltasten und drücke die Eingabetaste.',
    tagHelp: 'Pfeiltasten verschieben sie, mit Umschalt schneller, Entf entfernt sie.',
    full: 'Ein Bild hat höchstens 8 Produkte. Entferne eines, um ein anderes zu markieren.',
    placeName: (place) => PLACES[place],
    place: (place, { left, top }) => `${PLACES[place]}: ${left} % von links, ${top} % von oben`,
    number: (position) => number.format(position),
    tag: (nth, name, place) => `${nth}. ${name}, ${PLACES[place]}`,
    list: 'Markierte Produkte',
    empty: 'Noch kein Produkt ist markiert.',
    added: (name) => `${name} ist markiert`,
    removed: (name) => `${name} ist entfernt`,
    loading: 'Wird geladen …',
    gone: 'Dieses Produkt gibt es nicht mehr',
    noPlace: 'Nur unter dem Bild aufgeführt',
    putOnImage: (name) => `Auf das Bild setzen: ${name}`,
    putOnImageShort: 'Auf das Bild setzen',
    remove: (name) => `${name} entfernen`,
    choose: 'Produkt wählen',
    search: 'Produkt suchen oder Webadresse einfügen',
    searchHint: 'Aus einer eingefügten Seite wird ein Pin des Produkts.',
    results: 'Produkte',
    own: 'Deins',
    taggedAlready: 'Schon markiert',
    none: 'Keine Produkte gefunden.',
    noneOwn: 'Du hast noch keine Produkte. Suche nach anderen oder füge eine Webadresse ein.',
    searching: 'Wird gesucht …',
    failed: 'Die Suche ist fehlgeschlagen. Prüfe die Verbindung und versuche es noch einmal.',
    readPage: 'Diese Seite verwenden',
    readingPage: 'Seite wird gelesen …',
    back: 'Zurück zur Liste',
  },
};

const COLUMNS: Readonly<Record<SheetColumn, string>> = {
  title: 'Titel',
  description: 'Beschreibung',
  altText: 'Alternativtext',
  link: 'Link',
  board: 'Pinnwand',
};
const rows = (count: number): string => counted(count, 'Zeile', 'Zeilen');

/** The texts of the sheet, in German. */
export const sheet: SheetMessages = {
  title: 'Viele Pins erstellen',
  intro:
    'Aus jeder Datei wird ein Pin. Bearbeite die Zellen wie in einer Tabelle; du kannst jederzeit gehen und später weitermachen.',
  addFiles: 'Bilder hinzufügen',
  addFolder: 'Ordner hinzufügen',
  drop: 'Lege Bilder hier ab, bis zu 500 auf einmal',
  image: 'Bild',
  column: (column) => COLUMNS[column],
  status: 'Status',
  select: (fileName) => `${fileName} auswählen`,
  selectAll: 'Alle auswählen',
  queued: 'Wartet',
  uploading: (uploaded) => `Wird hochgeladen, ${number.format(uploaded)} %`,
  processing: 'Wird verarbeitet',
  ready: 'Bereit',
  publishing: 'Wird veröffentlicht',
  published: 'Veröffentlicht',
  failed: (message) => message || 'Etwas ist schiefgelaufen.',
  duplicate: (fileName) => `Gleiches Bild wie ${fileName}`,
  problem: ({ column, reason, max }) => {
    if (reason === 'too-long') return `${COLUMNS[column]}: höchstens ${number.format(max)} Zeichen.`;
    return reason === 'missing'
      ? 'Wähle eine Pinnwand.'
      : 'Link: Beginne mit https://, etwa https://example.com.';
  },
  retry: 'Noch einmal versuchen',
  retryAll: (count) => `${number.format(count)} fehlgeschlagene wiederholen`,
  applyTo: (count) => `In ${rows(count)} eintragen`,
  applyColumn: 'Spalte',
  applyText: 'Text',
  applyHint: 'Verwende {n} für eine Zahl: Aus „Lampe {n}“ wird Lampe 1, Lampe 2 und so weiter.',
  remove: (count) => `${rows(count)} entfernen`,
  publish: (count) => `${pins(count)} veröffentlichen`,
  progress: ({ total, uploading, published, failed }) =>
    [
      pins(total),
      ...(uploading > 0 ? [`${number.format(uploading)} werden hochgeladen`] : []),
      ...(published > 0 ? [`${number.format(published)} veröffentlicht`] : []),
      ...(failed > 0 ? [`${number.format(failed)} fehlgeschlagen`] : []),
    ].join(' · '),
  report: ({ published, failed }) =>
    failed === 0
      ? `${pins(published)} veröffentlicht.`
      : `${pins(published)} veröffentlicht, ${number.format(failed)} fehlgeschlagen. Die fehlgeschlagenen stehen unten.`,
  keys: 'Pfeiltasten bewegen, Eingabe bearbeitet, Escape bricht ab, Strg V fügt Zellen ein.',
};
