/** Waits for the next painted frame. */
export function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Scrolls the window to an offset and waits for the frame that shows it. */
export async function scrollTo(top: number): Promise<void> {
  window.scrollTo({ top, behavior: 'instant' });
  await frame();
}

/** Returns the rendered cells by the key of their tile, in document order. */
export function cells(): ReadonlyMap<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const cell of document.querySelectorAll<HTMLElement>('[role="listitem"]'))
    found.set(cell.querySelector<HTMLElement>('[data-tile]')?.dataset['tile'] ?? '', cell);
  return found;
}

/** A box for comparison: in CSS pixels of the document, independent of scrolling. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** Returns the boxes of the page's cells in the document, by the key of their tile. */
export function boxes(): ReadonlyMap<string, Box> {
  return new Map([...cells()].map(([key, cell]) => [key, boxOf(cell)]));
}

/** Returns the box of an element in the document. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top: top + window.scrollY, width, height };
}
