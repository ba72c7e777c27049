import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { transitionZoom, FIT_ZOOM, type Zoom, type ZoomEvent, type ZoomSizes } from '../model/zoom.ts';

type Point = { readonly x: number; readonly y: number };

/** The zoom of an image, and its touch, mouse and wheel handlers. */
export type ZoomControls = {
  readonly zoom: Zoom;
  readonly send: (event: ZoomEvent) => void;
  readonly setFrame: (frame: HTMLElement | null) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
};

/**
 * Manages the zoom of an image in a frame: one pointer pans, two pinch, the wheel zooms at the mouse (CU-03).
 */
export function useZoom(): ZoomControls {
  const [zoom, setZoom] = useState(FIT_ZOOM);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const pointers = useRef(new Map<number, Point>());
  const send = (event: ZoomEvent): void =>
    setZoom((before) => (frame ? transitionZoom(before, event, sizesOf(frame)) : before));
  useEffect(() => {
    if (!frame) return undefined;
    const turned = (event: WheelEvent): void => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * 0.002);
      setZoom((before) =>
        transitionZoom(
          before,
          { type: 'zoomed', factor, at: offsetFromCenter(frame, event) },
          sizesOf(frame),
        ),
      );
    };
    // React's wheel listeners are passive: they cannot prevent the page from zooming.
    frame.addEventListener('wheel', turned, { passive: false });
    return () => frame.removeEventListener('wheel', turned);
  }, [frame]);
  return {
    zoom,
    send,
    setFrame,
    onPointerDown(event) {
      if (event.target instanceof Element && event.target.closest('button')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event) {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const [other] = [...pointers.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
      const now = { x: event.clientX, y: event.clientY };
      pointers.current.set(event.pointerId, now);
      const by = { x: now.x - before.x, y: now.y - before.y };
      if (!other) return send({ type: 'panned', by });
      send({ type: 'panned', by: { x: by.x / 2, y: by.y / 2 } });
      const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      send({ type: 'zoomed', factor, at: offsetFromCenter(event.currentTarget, middle) });
    },
    onPointerUp(event) {
      pointers.current.delete(event.pointerId);
    },
  };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Returns the position of a pointer relative to the center of the frame. */
export function offsetFromCenter(
  frame: HTMLElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function sizesOf(frame: HTMLElement): ZoomSizes {
  const image = frame.querySelector('img');
  const { clientWidth: width, clientHeight: height } = frame;
  return {
    frame: { width, height },
    picture: { width: image?.offsetWidth ?? width, height: image?.offsetHeight ?? height },
  };
}
