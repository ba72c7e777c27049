import {
  BUSINESS_KINDS,
  BUSINESS_ROLES,
  hasPermission,
  getPermissions,
  getAssignableRoles,
  type BusinessKind,
  type BusinessPermission,
  type BusinessRole,
} from '@pegboard/business-dashboard/model';
import { z } from 'zod';

export {
  hasPermission,
  getPermissions,
  getAssignableRoles,
  BUSINESS_KINDS,
  BUSINESS_ROLES,
  type BusinessKind,
  type BusinessPermission,
  type BusinessRole,
};

/** The role of a member on the wire. */
export const roleSchema = z.enum(BUSINESS_ROLES);

/** The kind of a business account on the wire. */
export const kindSchema = z.enum(BUSINESS_KINDS);
