/** Returns the text of a form field as typed; empty for a missing field. */
export function getFormText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Returns the trimmed text of a form field. */
export function getTrimmedFormText(form: FormData, name: string): string {
  return getFormText(form, name).trim();
}
