/** The computed style of one element: each property and its value. */
export type ComputedStyle = Readonly<Record<string, string>>;
/** Computed styles by a name that describes the element's position. */
export type ComputedStyles = Readonly<Record<string, ComputedStyle>>;

/**
 * Returns the changes of computed styles, a sentence each, such as `p: margin-top was 16px and is 0px`, and the elements
 * that were added or removed.
 *
 * @param isMeant returns true for a change of a property that the styles did not cause
 */
export function styleChanges(
  before: ComputedStyles,
  after: ComputedStyles,
  isMeant: (element: string, property: string) => boolean = () => false,
): readonly string[] {
  const gone = Object.keys(before).filter((element) => !(element in after));
  const come = Object.keys(after).filter((element) => !(element in before));
  return [
    ...gone.map((element) => `${element} is gone`),
    ...come.map((element) => `${element} has come`),
    ...Object.entries(before).flatMap(([element, was]) => {
      const is = after[element];
      if (is === undefined) return [];
      return [...new Set([...Object.keys(was), ...Object.keys(is)])]
        .filter((property) => was[property] !== is[property] && !isMeant(element, property))
        .map((property) => `${element}: ${property} was ${was[property]} and is ${is[property]}`);
    }),
  ];
}

/**
 * Returns whether a property depends on the page's height, which changes for surrounding elements when
 * content is added.
 */
export function isOfHeight(element: string, property: string): boolean {
  return (
    /^(?:html|body)$/.test(element) &&
    /^(?:height|block-size|perspective-origin|transform-origin)$/.test(property)
  );
}
