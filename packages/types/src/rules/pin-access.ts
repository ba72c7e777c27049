import type { Pin } from '../entities/pin.ts';
import { compact } from './compact.ts';

/** The `domain` of a pin whose image was uploaded instead of found on a site. Source: TY-02. */
export const UPLOADED_BY_USER = 'Uploaded by user';

/**
 * Returns whether the viewer may edit and delete a pin: exactly if `access` contains 'write'. Source: TY-02.
 */
export const hasWriteAccess = (pin: Pick<Pin, 'access'>): boolean => compact(pin.access).includes('write');

/** Returns whether a pin's image was uploaded instead of found on a site. Source: TY-02. */
export const isUpload = (pin: Pick<Pin, 'domain'>): boolean => pin.domain === UPLOADED_BY_USER;
