import type { Call } from '../../platform/http/resource.ts';
import { deviceLabel } from './device-label.ts';
import type { SessionOrigin } from './sessions.ts';

/** Where the session that a call starts is. */
export function getSessionOrigin({ userAgent, country }: Pick<Call, 'userAgent' | 'country'>): SessionOrigin {
  return { device: deviceLabel(userAgent), country };
}
