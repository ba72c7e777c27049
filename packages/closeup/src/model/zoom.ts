/** The position of an image in its frame: its scale, and its offset from the center in CSS pixels. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number };

type Size = { readonly width: number; readonly height: number };
type Point = { readonly x: number; readonly y: number };

/** The frame, and the picture as it fits in it whole. */
export type ZoomSizes = { readonly frame: Size; readonly picture: Size };

/** An operation on the zoom; points are relative to the center of the frame. */
export type ZoomEvent =
  | { readonly type: 'zoomed'; readonly factor: number; readonly at: Point }
  | { readonly type: 'panned'; readonly by: Point }
  | { readonly type: 'toggled'; readonly at: Point }
  | { readonly type: 'fitted' };

/** A picture that is seen whole. */
export const FIT_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };
/** Maximum scale of an image. */
export const ZOOM_MAX = 5;
const TOGGLED_TO = 2.5;

/**
 * Zoom as a machine (CU-03): the point that is zoomed at stays where it is, a picture is never smaller than whole nor larger
 * than five times that, and never leaves more of its frame empty than when it is whole.
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

/** As near to the middle as it has to be. */
function keepInFrame({ scale, x, y }: Zoom, { frame, picture }: ZoomSizes): Zoom {
  const most = (whole: number, room: number): number => Math.max(0, (whole * scale - room) / 2);
  const clamp = (value: number, max: number): number => Math.min(max, Math.max(-max, value)) + 0;
  return {
    scale,
    x: clamp(x, most(picture.width, frame.width)),
    y: clamp(y, most(picture.height, frame.height)),
  };
}
