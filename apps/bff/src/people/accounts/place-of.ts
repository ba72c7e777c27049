import type { Call } from '../../platform/http/resource.ts';
import { deviceLabel } from './device-label.ts';
import type { SessionPlace } from './sessions.ts';

/** Where the session that a call starts is. */
export function placeOf({ userAgent, country }: Pick<Call, 'userAgent' | 'country'>): SessionPlace {
  return { device: deviceLabel(userAgent), country };
}
