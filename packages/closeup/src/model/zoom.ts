/** The position of an image in its frame: its scale, and its offset from the center in CSS pixels. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number };

type Size = { readonly width: number; readonly height: number };
type Point = { readonly x: number; readonly y: number };

/** The sizes of the frame and of the image fitted into it. */
export type ZoomSizes = { readonly frame: Size; readonly picture: Size };

/** An operation on the zoom; points are relative to the center of the frame. */
export type ZoomEvent =
  | { readonly type: 'zoomed'; readonly factor: number; readonly at: Point }
  | { readonly type: 'panned'; readonly by: Point }
  | { readonly type: 'toggled'; readonly at: Point }
  | { readonly type: 'fitted' };

/** The zoom at which the image fits into its frame. */
export const FIT_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };
/** Maximum scale of an image. */
export const ZOOM_MAX = 5;
const TOGGLED_TO = 2.5;

/**
 * Returns the next zoom (CU-03): the focal point keeps its position, the scale is between 1 (fitted) and 5,
 * and panning never uncovers more of the frame than the fitted image does.
 */
export function transitionZoom(zoom: Zoom, event: ZoomEvent, sizes: ZoomSizes): Zoom {
  switch (event.type) {
    case 'zoomed':
      return zoomedTo(zoom, zoom.scale * event.factor, event.at, sizes);
    case 'toggled':
      return zoom.scale > 1 ? FIT_ZOOM : zoomedTo(zoom, TOGGLED_TO, event.at, sizes);
    case 'panned':
      return keepInFrame({ ...zoom, x: zoom.x + event.by.x, y: zoom.y + event.by.y }, sizes);
    case 'fitted':
      return FIT_ZOOM;
  }
}

function zoomedTo(zoom: Zoom, requestedScale: number, at: Point, sizes: ZoomSizes): Zoom {
  const scale = Number.isFinite(requestedScale)
    ? Math.min(ZOOM_MAX, Math.max(1, requestedScale))
    : zoom.scale;
  const factor = scale / zoom.scale;
  return keepInFrame(
    { scale, x: at.x - (at.x - zoom.x) * factor, y: at.y - (at.y - zoom.y) * factor },
    sizes,
  );
}

/** Returns the zoom with the offset clamped to the frame. */
function keepInFrame({ scale, x, y }: Zoom, { frame, picture }: ZoomSizes): Zoom {
  const most = (whole: number, room: number): number => Math.max(0, (whole * scale - room) / 2);
  const clamp = (value: number, max: number): number => Math.min(max, Math.max(-max, value)) + 0;
  return {
    scale,
    x: clamp(x, most(picture.width, frame.width)),
    y: clamp(y, most(picture.height, frame.height)),
  };
}
