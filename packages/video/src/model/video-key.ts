import type { Pin } from '@pegboard/types';

/** Returns a key that identifies the content of a player: the pin and the addresses of its video. */
export function videoKey({ id, video }: Pin): string {
  return JSON.stringify([id, ...Object.values(video?.variants ?? {}).map((variant) => variant?.url)]);
}
