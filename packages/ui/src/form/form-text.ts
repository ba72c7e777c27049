/** The text of a field of a form as it was typed; a field that is not there is empty. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The text of a field of a form, without the spaces around it. */
export function trimmedFormText(form: FormData, name: string): string {
  return formText(form, name).trim();
}
