type Texts = Readonly<Record<string, string>>;

/**
 * Of what was typed into a form, what is other than it was: only that is sent, so nothing else is judged
 * again.
 */
export function changedOptions(known: Texts, typed: Texts): Texts {
  return Object.fromEntries(
    Object.entries(typed).filter(([name, text]) => lines(text) !== lines(known[name] ?? '')),
  );
}

/** A text as it was stored: browsers send the ends of lines with two signs. */
const lines = (text: string): string => text.replaceAll('\r\n', '\n');
