import type { StoryVariant } from '@pegboard/config/story';

const QUESTION = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g;
/** The original conditions of changed rules. */
const written = new WeakMap<CSSMediaRule, string>();
let motion: StoryVariant['motion'] = 'full';

/** Returns the condition with its motion queries resolved, for a visitor with or without reduced motion. */
export const answered = (condition: string, motion: StoryVariant['motion']): string =>
  condition.replaceAll(QUESTION, (_, requested: string | undefined = 'reduce') =>
    (requested === 'reduce') === (motion === 'reduced') ? '(min-width: 0px)' : '(max-width: 0px)',
  );

/**
 * Emulates reduced motion, or its absence, independent of the system: in existing style sheets, and in later
 * queries by scripts.
 */
export function emulateReducedMotion(page: Document, requested: StoryVariant['motion']): void {
  motion = requested;
  const view = page.defaultView;
  if (view && !Object.hasOwn(view.matchMedia, 'pretends')) {
    const real = view.matchMedia.bind(view);
    view.matchMedia = Object.assign((condition: string) => real(answered(condition, motion)), {
      pretends: true,
    });
  }
  for (const sheet of page.styleSheets) for (const rule of sheet.cssRules) pretendIn(rule);
}

function pretendIn(rule: CSSRule): void {
  if (rule instanceof CSSMediaRule) {
    const condition = written.get(rule) ?? rule.media.mediaText;
    if (condition.includes('prefers-reduced-motion')) {
      written.set(rule, condition);
      rule.media.mediaText = answered(condition, motion);
    }
  }
  if (rule instanceof CSSGroupingRule) for (const inner of rule.cssRules) pretendIn(inner);
}
