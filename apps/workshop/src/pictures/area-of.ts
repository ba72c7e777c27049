import type { PictureArea } from './check-picture.ts';

/**
 * The part of the browser's page that shows a story: where it stands, and all that it shows elsewhere, such as an open
 * dialog. What lies beyond the window is not in the picture.
 */
export function areaOf(canvas: HTMLElement): PictureArea {
  const shown = [...canvas.querySelectorAll('.pb-frame, .pb-frame *'), ...outside(canvas)].map((element) =>
    element.getBoundingClientRect(),
  );
  const boxes = shown.filter(({ width, height }) => width > 0 && height > 0);
  const start = Math.max(0, Math.min(...boxes.map(({ left }) => left)));
  const top = Math.max(0, Math.min(...boxes.map(({ top }) => top)));
  const end = Math.min(innerWidth, Math.max(...boxes.map(({ right }) => right)));
  const bottom = Math.min(innerHeight, Math.max(...boxes.map(({ bottom }) => bottom)));
  const frame = frameElement?.getBoundingClientRect();
  return {
    x: Math.floor(start + (frame?.left ?? 0)),
    y: Math.floor(top + (frame?.top ?? 0)),
    width: Math.max(1, Math.ceil(end) - Math.floor(start)),
    height: Math.max(1, Math.ceil(bottom) - Math.floor(top)),
  };
}

/** What stands on the page beside the story's own place. */
function outside(canvas: HTMLElement): readonly Element[] {
  return [...document.body.children]
    .filter((child) => !child.contains(canvas))
    .flatMap((child) => [child, ...child.querySelectorAll('*')]);
}
