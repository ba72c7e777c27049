import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { formatCrop, transitionCrop, type Crop, type CropCorner, type CropEvent } from '../model/crop.ts';

/** The dragged element: the crop or one of its corners. */
export type CropHandle = 'part' | CropCorner;

/** The crop while it is moved or resized, with its event handlers. */
export type CropControls = {
  readonly crop: Crop;
  readonly listeners: (hold: CropHandle) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onKeyUp: (event: KeyboardEvent<HTMLElement>) => void;
  };
};

/** A change to the given crop, valid until another crop is given. */
type Changed = { readonly of: Crop; readonly crop: Crop };

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STEP = 2;
const LARGE_STEP = 10;

/**
 * Manages a crop that pointers and arrow keys move and resize (CU-06); `onCrop` is called when they are
 * released.
 */
export function useCrop(
  initialCrop: Crop,
  frameOf: () => HTMLElement | null,
  onCrop: (crop: Crop) => void,
): CropControls {
  const [changed, setChanged] = useState<Changed>();
  // Events before React rendered the last change continue from that change.
  const latest = useRef<Changed>(undefined);
  const drag = useRef<{ readonly from: Crop; readonly x: number; readonly y: number }>(undefined);
  const crop = changed?.of === initialCrop ? changed.crop : initialCrop;
  const now = (): Crop => (latest.current?.of === initialCrop ? latest.current.crop : initialCrop);
  const change = (next: Crop): void => {
    latest.current = { of: initialCrop, crop: next };
    setChanged(latest.current);
  };
  const letGo = (): void => {
    drag.current = undefined;
    if (formatCrop(now()) !== formatCrop(initialCrop)) onCrop(now());
  };
  const eventOf = (hold: CropHandle, x: number, y: number): CropEvent =>
    hold === 'part' ? { type: 'moved', x, y } : { type: 'pulled', corner: hold, x, y };
  return {
    crop,
    listeners: (hold) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { from: now(), x: event.clientX, y: event.clientY };
      },
      onPointerMove(event) {
        const { current: from } = drag;
        const frame = frameOf();
        if (!from || !frame) return;
        const x = ((event.clientX - from.x) / frame.clientWidth) * 100;
        const y = ((event.clientY - from.y) / frame.clientHeight) * 100;
        change(transitionCrop(from.from, eventOf(hold, x, y)));
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onKeyDown(event) {
        const arrow = ARROWS[event.key];
        if (!arrow) return;
        event.preventDefault();
        const step = event.shiftKey ? LARGE_STEP : STEP;
        change(transitionCrop(now(), eventOf(hold, arrow[0] * step, arrow[1] * step)));
      },
      onKeyUp(event) {
        if (event.key in ARROWS) letGo();
      },
    }),
  };
}
