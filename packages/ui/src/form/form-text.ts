/** The text of a field of a form as it was typed; a field that is not there is empty. */
export function getFormText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The text of a field of a form, without the spaces around it. */
export function getTrimmedFormText(form: FormData, name: string): string {
  return getFormText(form, name).trim();
}
