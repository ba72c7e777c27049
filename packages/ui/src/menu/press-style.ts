/** The id by which react-aria detects its style for pressable elements. */
const ID = 'react-aria-pressable-style';
const RULE = '@layer { [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; } }';

/**
 * Adds the style that react-aria would insert as a `<style>` element, which a strict content security policy
 * blocks, as a constructed style sheet, which it allows.
 */
export function adoptPressStyleSheet(): void {
  if (document.getElementById(ID)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULE);
  document.adoptedStyleSheets.push(sheet);
  document.head.append(Object.assign(document.createElement('meta'), { id: ID }));
}
