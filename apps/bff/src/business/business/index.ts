import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { callResources } from './calls.ts';
import { integrationResources } from './integration-resources.ts';
import { inviteResources } from './invite-resources.ts';
import { memberResources } from './member-resources.ts';
import { businessResources } from './resources.ts';
import { treeResources } from './tree-resources.ts';

export { businessResource } from './business-resource.ts';
export { businessCallMail } from './calls.ts';
export { findProfiles } from './find-profiles.ts';
export {
  businessColumns,
  authorizeBusiness,
  findBusiness,
  findMemberships,
  type BusinessRow,
  type Member,
  type Membership,
} from './find-business.ts';
export { businessInviteMail } from './invite-mail.ts';
export { businessLoaders, type BusinessLoaders } from './loaders.ts';
export { logAction } from './log-action.ts';
export {
  BUSINESS_ROLES,
  type BusinessKind,
  type BusinessPermission,
  type BusinessRole,
  hasPermission,
  roleSchema,
} from './rights.ts';
export { businesses, businessMembers } from './tables.ts';

/** Business accounts: their members, and the members' permissions. */
export function businessModule(deps: Deps): Module {
  return {
    resources: [
      ...businessResources(deps),
      ...memberResources(deps),
      ...inviteResources(deps),
      ...treeResources(deps),
      ...integrationResources(deps),
      ...callResources(deps),
    ],
    resolvers: {
      User: { businessCategory: ({ id }, _, { loaders }) => loaders.businessCategory.load(id) },
    },
  };
}
