import fc from 'fast-check';
import { expect, test } from 'vitest';
import { transitionZoom, FIT_ZOOM, ZOOM_MAX, type ZoomEvent } from './zoom.ts';

const sizes = { frame: { width: 400, height: 800 }, picture: { width: 400, height: 500 } };
const middle = { x: 0, y: 0 };
const step = (zoom: typeof FIT_ZOOM, ...events: ZoomEvent[]) =>
  events.reduce((before, event) => transitionZoom(before, event, sizes), zoom);

test('[CU-03] the point that is zoomed at stays where it is', () => {
  const zoom = step(FIT_ZOOM, { type: 'zoomed', factor: 2, at: { x: 100, y: 0 } });
  expect(zoom).toEqual({ scale: 2, x: -100, y: 0 });
});

test('[CU-03] it is never smaller than whole nor larger than five times that', () => {
  expect(step(FIT_ZOOM, { type: 'zoomed', factor: 0.2, at: middle })).toEqual(FIT_ZOOM);
  expect(step(FIT_ZOOM, { type: 'zoomed', factor: 90, at: middle }).scale).toBe(ZOOM_MAX);
});

test('[CU-03] a whole picture cannot be moved, a larger one as far as its edge', () => {
  expect(step(FIT_ZOOM, { type: 'panned', by: { x: 50, y: 50 } })).toEqual(FIT_ZOOM);
  const large = step(FIT_ZOOM, { type: 'zoomed', factor: 2, at: middle });
  expect(step(large, { type: 'panned', by: { x: 900, y: -900 } })).toEqual({ scale: 2, x: 200, y: -100 });
});

test('[CU-03] a double tap makes it larger there, and whole again', () => {
  const large = step(FIT_ZOOM, { type: 'toggled', at: { x: 40, y: 0 } });
  expect(large.scale).toBe(2.5);
  expect(step(large, { type: 'toggled', at: middle })).toEqual(FIT_ZOOM);
});

test('[CU-03] whatever is done, it keeps its bounds', () => {
  const number = fc.oneof(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), fc.constantFrom(0, -0, 1e308));
  const point = fc.record({ x: number, y: number });
  const event = fc.oneof(
    fc.record({ type: fc.constant('zoomed' as const), factor: fc.double(), at: point }),
    fc.record({ type: fc.constant('panned' as const), by: point }),
    fc.record({ type: fc.constant('toggled' as const), at: point }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 8 }), (events) => {
      const { scale, x, y } = step(FIT_ZOOM, ...events);
      expect(scale).toBeGreaterThanOrEqual(1);
      expect(scale).toBeLessThanOrEqual(ZOOM_MAX);
      expect(Math.abs(x)).toBeLessThanOrEqual(800);
      expect(Math.abs(y)).toBeLessThanOrEqual(850);
    }),
  );
});
