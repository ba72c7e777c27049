/** Returns the first of some texts from outside that is not blank, trimmed; empty if there is none. */
export const firstText = (...texts: readonly unknown[]): string => {
  for (const text of texts) {
    const trimmed = typeof text === 'string' ? text.trim() : '';
    if (trimmed !== '') return trimmed;
  }
  return '';
};
