/** By this id react-aria knows whether its style for what is pressed is on the page. */
const ID = 'react-aria-pressable-style';
const RULE = '@layer { [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; } }';

/**
 * Gives the page the style that react-aria would insert as a `<style>`, which a strict content security policy refuses,
 * as a style sheet that is made by script, which it allows.
 */
export function adoptPressStyleSheet(): void {
  if (document.getElementById(ID)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULE);
  document.adoptedStyleSheets.push(sheet);
  document.head.append(Object.assign(document.createElement('meta'), { id: ID }));
}
