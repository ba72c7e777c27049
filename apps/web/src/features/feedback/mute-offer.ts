import type { Pin } from '@pegboard/types';
import type { MuteTarget } from '../muting/change-mute.ts';
import type { HideWhere } from './feedback-context.ts';

/**
 * Returns what can be muted after a pin was hidden (SR-13): its pinner, if the viewer wants fewer of their pins, otherwise the
 * site of its link; undefined for uploaded pins.
 */
export function getMuteOffer(
  { pinner, link }: Pin,
  { explicitType }: Pick<HideWhere, 'explicitType'>,
): MuteTarget | undefined {
  if (explicitType === 'pinner') {
    const name = pinner?.fullName || pinner?.username;
    return pinner && name ? { kind: 'member', value: pinner.entityId, name } : undefined;
  }
  const url = link == null ? null : URL.parse(link);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined;
  return { kind: 'site', value: url.hostname, name: url.hostname.replace(/^www\./, '') };
}
