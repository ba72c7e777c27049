import type { Page } from 'playwright';

/** English words that are no words of German, by which untranslated texts are found. */
const ENGLISH_WORDS =
  /\b(?:the|of|your|you|and|with|this|these|from|for|are|more|show|search|save|saved|close|open|back|settings|people|board|boards|others|new|no|yes|sign|log|next|message|messages|follow|followers|following|edit|delete|create|share|send)\b/i;
/** Words that stay in Arabic texts: names, units and formats. */
const LATIN_NAMES =
  /\b(?:Pegboard|Pinterest|Tab|Enter|Esc|Google|Apple|Shopify|WooCommerce|RSS|Atom|JSON|CSV|XML|API|GIF|PNG|JPEG|HTML|ID|URL|QR|AI|OAuth|Kiln & Co)\b/g;

/**
 * Returns the texts of a page that screen readers read: of text nodes, accessible names and hints. Without content of members,
 * which is in their languages: what is marked by `dir` or `lang`, or isolated, and what names Pins.
 */
export function readTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const CONTENT =
      '[dir]:not(html), [lang]:not(html), bdi, [data-pin-id], [data-pin-link], script, style, noscript, template, kbd, code, option, select';
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest(CONTENT) || !parent.checkVisibility()) continue;
      texts.push(node.textContent ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-description'])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (!element.closest(CONTENT)) texts.push(element.getAttribute(name) ?? '');
    return [...new Set([document.title, ...texts].map((text) => text.trim()))].filter(
      (text) => text !== '' && !text.includes('\u2068'),
    );
  });
}

/** Returns the texts in English among those of a German or Arabic page. */
export function findEnglish(texts: readonly string[], language: 'de' | 'ar'): readonly string[] {
  return texts
    .filter((text) =>
      language === 'de'
        ? ENGLISH_WORDS.test(text)
        : ENGLISH_WORDS.test(text.replaceAll(LATIN_NAMES, '')) && !/[\u0600-\u06ff]/.test(text),
    )
    .map((text) => `in English: ${text.slice(0, 80)}`);
}
