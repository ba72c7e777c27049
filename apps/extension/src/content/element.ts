type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Creates an element. Attributes that are undefined or false are left out; text is never read as markup.
 */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) element.setAttribute(attribute, value === true ? '' : value);
  element.append(...children);
  return element;
}

/** Returns a text of the extension in the language of the browser. */
export function text(name: string, ...values: readonly string[]): string {
  return chrome.i18n.getMessage(name, [...values]);
}
