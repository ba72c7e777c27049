import type { PictureArea } from './picture-commands.ts';

/**
 * Returns the part of the browser's page that shows a story: its element, and everything that it renders
 * elsewhere; behind an open dialog the whole window. The screenshot is clipped to the window.
 */
export function getStoryArea(canvas: HTMLElement): PictureArea {
  if (document.querySelector('dialog[open]')) return areaWithin(new DOMRect(0, 0, innerWidth, innerHeight));
  const shown = [...canvas.querySelectorAll('.pb-frame, .pb-frame *'), ...outside(canvas)].map((element) =>
    element.getBoundingClientRect(),
  );
  const boxes = shown.filter(({ width, height }) => width > 0 && height > 0);
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left))));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top))));
  const right = Math.min(innerWidth, Math.ceil(Math.max(...boxes.map((box) => box.right))));
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...boxes.map((box) => box.bottom))));
  return areaWithin(new DOMRect(left, top, Math.max(1, right - left), Math.max(1, bottom - top)));
}

/** Returns the position of a part of this window in the browser's page, which shows the window in a frame. */
function areaWithin({ x, y, width, height }: DOMRect): PictureArea {
  const frame = frameElement?.getBoundingClientRect();
  return { x: Math.floor(x + (frame?.left ?? 0)), y: Math.floor(y + (frame?.top ?? 0)), width, height };
}

/** Returns the elements of the page outside the story's own container. */
function outside(canvas: HTMLElement): readonly Element[] {
  return [...document.body.children]
    .filter((child) => !child.contains(canvas))
    .flatMap((child) => [child, ...child.querySelectorAll('*')]);
}
