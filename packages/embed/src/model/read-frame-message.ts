/** A message of an embedded page: docs/embedding.md. */
export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'resize'; readonly height: number }
  | { readonly type: 'open'; readonly url: string };

/** The largest height that a frame may ask for, in CSS pixels. */
const HEIGHT_MAX = 20_000;

/** Returns the message of an embedded page in the data of an event, or `undefined` for all other data. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, version, type, height, url } = data as Readonly<Record<string, unknown>>;
  if (source !== 'pegboard' || version !== 1) return undefined;
  if (type === 'ready') return { type };
  if (type === 'resize' && typeof height === 'number' && height > 0 && height <= HEIGHT_MAX)
    return { type, height };
  return type === 'open' && typeof url === 'string' ? { type, url } : undefined;
}
