import type { Pin } from '@pegboard/types';

/** Reports what a player plays from what another one does: the pin and the addresses of its video. */
export function videoKey({ id, video }: Pin): string {
  return JSON.stringify([id, ...Object.values(video?.variants ?? {}).map((variant) => variant?.url)]);
}
