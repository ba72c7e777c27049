import type { VideoFrame as Frame } from '@napi-rs/webcodecs';
import sharp from 'sharp';

/** A plane of pixels with one byte each, row by row. */
export type Plane = { readonly width: number; readonly height: number; readonly bytes: Uint8Array };

/** Rotations of a video, clockwise in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

/** Rotates a plane clockwise. */
export function rotatePlane({ width, height, bytes }: Plane, rotation: Rotation): Plane {
  if (rotation === 0) return { width, height, bytes };
  if (rotation === 180) return { width, height, bytes: bytes.toReversed() };
  const turned = new Uint8Array(width * height);
  // The position of the first pixel, and the steps of the target for one pixel to the right and one row down.
  const [first, right, down] =
    rotation === 90 ? [height - 1, height, -1] : [(width - 1) * height, -height, 1];
  for (let row = 0, from = 0; row < height; row += 1) {
    let to = first + row * down;
    for (const stop = from + width; from < stop; from += 1, to += right) turned[to] = bytes[from] ?? 0;
  }
  return { width: height, height: width, bytes: turned };
}

/** Returns an upright copy of a frame, and closes the frame. */
export async function rotateFrame(frame: Frame, rotation: Rotation): Promise<Frame> {
  const { VideoFrame } = await import('@napi-rs/webcodecs');
  const { codedWidth: width, codedHeight: height, timestamp, duration } = frame;
  const times = { timestamp, ...(duration !== null && { duration }) };
  const [codedWidth, codedHeight] = rotation % 180 === 0 ? [width, height] : [height, width];
  try {
    if (frame.format === 'I420' && width % 2 === 0 && height % 2 === 0) {
      const bytes = new Uint8Array(frame.allocationSize());
      const layout = await frame.copyTo(bytes);
      const planes = [width, width / 2, width / 2].map((side, index) => {
        const rows = index === 0 ? height : height / 2;
        const plane = packPlane(bytes, layout[index], side, rows);
        return rotatePlane({ width: side, height: rows, bytes: plane }, rotation).bytes;
      });
      return new VideoFrame(Buffer.concat(planes), { format: 'I420', codedWidth, codedHeight, ...times });
    }
    const rgba = await frameToRgba(frame);
    const turned = await sharp(rgba.bytes, { raw: { width, height, channels: 4 } })
      .rotate(rotation)
      .raw()
      .toBuffer();
    return new VideoFrame(turned, { format: 'RGBA', codedWidth, codedHeight, ...times });
  } finally {
    frame.close();
  }
}

/** Returns the pixels of a frame as RGBA, row by row. */
export async function frameToRgba(frame: Frame): Promise<Plane> {
  const { codedWidth: width, codedHeight: height } = frame;
  const bytes = new Uint8Array(frame.allocationSize({ format: 'RGBA' }));
  await frame.copyTo(bytes, { format: 'RGBA' });
  return { width, height, bytes };
}

/** Returns the bytes of a plane without the padding of its rows. */
function packPlane(
  bytes: Uint8Array,
  layout: { readonly offset: number; readonly stride: number } | undefined,
  width: number,
  rows: number,
): Uint8Array {
  const { offset, stride } = layout ?? { offset: 0, stride: width };
  if (stride === width) return bytes.subarray(offset, offset + width * rows);
  const packed = new Uint8Array(width * rows);
  for (let row = 0; row < rows; row += 1)
    packed.set(bytes.subarray(offset + row * stride, offset + row * stride + width), row * width);
  return packed;
}
