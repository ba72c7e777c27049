/** The languages of captions that are offered (BCP 47): those that most people read. Source: chosen. */
export const CAPTION_LANGUAGES: readonly string[] = [
  'ar bg bn ca cs da de el en es et fa fi fil fr he hi hr hu id it ja ko lt lv ms nb nl pl pt ro ru sk sl sr sv ta te',
  'th tr uk ur vi zh',
].flatMap((codes) => codes.split(' '));

/** Returns the language that is proposed first: that of the page if it is left, or else the first one. */
export function getCaptionLanguage(languages: readonly string[], locale: string): string {
  const page = locale.split('-')[0] ?? '';
  return languages.includes(page) ? page : (languages[0] ?? page);
}
