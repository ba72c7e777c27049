/** Characters that XML 1.0 does not allow, escaped or not. */
// oxlint-disable-next-line no-control-regex -- these are the characters
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Returns a text without the characters that XML 1.0 does not allow; it is not escaped. */
export function toXmlText(text: string): string {
  return text.toWellFormed().replaceAll(NOT_IN_XML, '');
}
