type Texts = Readonly<Record<string, string>>;

/**
 * Returns the values of a form that differ from the stored ones: only those are sent, so that unchanged ones
 * are not validated again.
 */
export function changedOptions(known: Texts, typed: Texts): Texts {
  return Object.fromEntries(
    Object.entries(typed).filter(([name, text]) => lines(text) !== lines(known[name] ?? '')),
  );
}

/** Normalizes a text as stored: browsers submit line breaks as CRLF. */
const lines = (text: string): string => text.replaceAll('\r\n', '\n');
