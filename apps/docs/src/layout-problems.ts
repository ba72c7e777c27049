/** The number of cards and controls of a page, and the layout problems among them. */
export type LayoutResult = { readonly shown: number; readonly problems: readonly string[] };

/** Runs in the page: returns the number of cards and controls, and those that overlap or are wider than the window. */
export function findLayoutProblems(): LayoutResult {
  const overlaps = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1;
  const visible = (selector: string): readonly Element[] =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const cards = visible('[role="listitem"], article');
  const outer = cards.filter((card) => !cards.some((other) => other !== card && other.contains(card)));
  const controls = visible('button, input, select, textarea');
  const pairs = (elements: readonly Element[]): readonly string[] =>
    elements.flatMap((one, index) =>
      elements
        .slice(index + 1)
        .filter((other) => overlaps(one.getBoundingClientRect(), other.getBoundingClientRect()))
        .map((other) => `${one.outerHTML.slice(0, 60)} overlaps ${other.outerHTML.slice(0, 60)}`),
    );
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    shown: outer.length + controls.length,
    problems: [
      ...pairs(outer),
      ...pairs(controls),
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide in a window of ${clientWidth}`] : []),
    ],
  };
}
