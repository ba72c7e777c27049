import css from './styles.css?inline';
import { text } from './element.ts';

/**
 * Adds the extension's own part to the page: a closed shadow tree, which neither styles nor scripts of the page reach.
 * Its direction is that of its language.
 */
export function createShadowHost(): { readonly host: HTMLElement; readonly root: ShadowRoot } {
  const host = document.createElement('pegboard-extension');
  // The page may style the host itself.
  host.style.setProperty('all', 'initial', 'important');
  host.dir = text('textDirection');
  host.lang = text('languageCode');
  const root = host.attachShadow({ mode: 'closed' });
  addStyles(root);
  document.documentElement.append(host);
  return { host, root };
}

function addStyles(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  try {
    root.adoptedStyleSheets = [sheet];
  } catch {
    // Firefox can refuse style sheets that a content script constructs (bug 1751346).
    const style = document.createElement('style');
    style.textContent = css;
    root.append(style);
  }
}
