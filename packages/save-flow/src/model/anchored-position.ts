/** The distance in CSS pixels between a dialog and its anchor, and from the edges of the window. */
const GAP_PX = 8;

/** The edges of an anchor, in CSS pixels of the window. */
export type AnchorEdges = { readonly right: number; readonly bottom: number };

/** A size in CSS pixels. */
export type Size = { readonly width: number; readonly height: number };

/**
 * Returns where the top left corner of a dialog is: below its anchor, with the right edges aligned, as far as
 * the dialog then fits into the window.
 */
export function anchoredPosition(
  anchor: AnchorEdges,
  dialog: Size,
  viewport: Size,
): { readonly left: number; readonly top: number } {
  const fit = (wanted: number, size: number, available: number): number =>
    Math.max(GAP_PX, Math.min(wanted, available - size - GAP_PX));
  return {
    left: fit(anchor.right - dialog.width, dialog.width, viewport.width),
    top: fit(anchor.bottom + GAP_PX, dialog.height, viewport.height),
  };
}
