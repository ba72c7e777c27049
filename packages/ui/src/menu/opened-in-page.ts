/** The part of a click on a link that decides where the link opens. */
export type LinkClick = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & {
  readonly currentTarget: Pick<HTMLAnchorElement, 'origin' | 'target'>;
};

/** Returns whether a click opens a link of this site in this page, and not in another window or as a download. */
export function isOpenedInPage(click: LinkClick): boolean {
  const { origin, target } = click.currentTarget;
  return (
    origin === location.origin &&
    (target === '' || target === '_self') &&
    !(click.metaKey || click.ctrlKey || click.altKey || click.shiftKey)
  );
}
