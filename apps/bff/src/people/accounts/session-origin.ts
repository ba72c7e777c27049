import type { Call } from '../../platform/http/resource.ts';
import { deviceLabel } from './device-label.ts';
import type { SessionOrigin } from './sessions.ts';

/** Returns the device and country from which a request starts a session. */
export function getSessionOrigin({ userAgent, country }: Pick<Call, 'userAgent' | 'country'>): SessionOrigin {
  return { device: deviceLabel(userAgent), country };
}
