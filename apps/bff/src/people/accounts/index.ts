import type { UserRow, ViewerRow } from './user-row.ts';
import { ageResources } from './age-resources.ts';
import type { AccountPorts, Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { passwordResetResources } from './password-reset-resources.ts';
import { closureResources } from './closure-resources.ts';
import { onboardingResources } from './onboarding-resources.ts';
import { passkeyResources } from './passkey-resources.ts';
import { securityResources } from './security-resources.ts';
import { twoStepResources } from './two-step-resources.ts';
import { accountResolvers } from './resolvers.ts';
import { accountResources } from './resources.ts';
import { accountV3Routes } from './v3-routes.ts';
import { wellKnownRoutes } from './well-known-routes.ts';

export { accountLoaders, type AccountLoaders } from './loaders.ts';
export {
  isLinkToken as isAccountLinkToken,
  makeLinkToken as accountLinkToken,
  userOfAccountLink,
} from './account-links.ts';
export { accountMail } from './account-mail.ts';
export { accountClosedMail } from './account-closed-mail.ts';
export { acceptsContact } from './contact-condition.ts';
export { clearProfile } from './clear-profile.ts';
export { setProfileImage } from './set-profile-image.ts';
export { accountChangedMail } from './end-sessions.ts';
export { signedSchema } from './passkey-resources.ts';
export { hasPasskeys } from './has-passkeys.ts';
export { confirmIdentity } from './confirm-identity.ts';
export { type IdentityProof } from './check-identity.ts';
export { findUser, findUserByCurrentOrFormerName } from './find-user.ts';
export { findRecipient } from './find-recipient.ts';
export { notBlockedCondition, openAccountCondition, withReloadedBlocks } from './block-condition.ts';
export { setReachLimited, unlimitedCondition } from './reach-limits.ts';
export { readableProfileCondition } from './private-profile-condition.ts';
export { hashPassword, isPassword } from './password.ts';
export { passwordResetMail } from './password-reset-mail.ts';
export { personSchema, presentPerson } from './present-person.ts';
export { purgePasskeyChallenges } from './purge-challenges.ts';
export { newDeviceMail } from './new-device-mail.ts';
export { purgeLoginRecords } from './purge-login-records.ts';
export { requireLoginCode } from './require-login-code.ts';
export { turnTwoStepLoginOff } from './two-step-login.ts';
export { openSecret, sealSecret } from './seal-secret.ts';
export { emailTaken } from './register.ts';
export { passFirstStep } from './pass-first-step.ts';
export { getSessionOrigin } from './session-origin.ts';
export { signUp } from './sign-up.ts';
export { SIGN_UP_WAIT_REASONS, type SignUpWaitReason } from './sign-up-wait-reasons.ts';
export { inviteCodeSchema, SIGN_UPS_AN_ADDRESS } from './resources.ts';
export { localeSchema } from './settings-schema.ts';
export { recordDevice } from './login-devices.ts';
export {
  findIdentity,
  linkIdentity,
  listIdentities,
  touchIdentity,
  unlinkIdentity,
} from './sign-on-identities.ts';
export { purgePasswordResets } from './purge-password-resets.ts';
export { purgeSessions } from './purge-sessions.ts';
export { checkSubject } from './resources.ts';
export {
  emailSchema,
  loginCodeSchema,
  firstNameFrom,
  fullNameSchema,
  newPasswordSchema,
  passwordSchema,
  usernameSchema,
  websiteSchema,
} from './rules.ts';
export { ROLES, setRole, type UserRole } from './set-role.ts';
export { type AccountPorts, type DeletionDescription, type DeletionObstacle } from './deps.ts';
export { createSessions, type SessionView, type Sessions } from './sessions.ts';
export { endAllSessions } from './end-sessions.ts';
export { accountSuspendedMail, liftSuspension, suspendAccount } from './suspend-account.ts';
export { findSuspension, notSuspendedCondition, type Suspension } from './suspensions.ts';
export { createAccessTokens, type AccessTokens, type IssuedToken } from './access-tokens.ts';
export {
  accessTokens,
  accountClosures,
  accountSuspensions,
  appGrants,
  authorizationCodes,
  followRequests,
  passkeys,
  refreshTokens,
  registeredApps,
  sessions,
  signOnIdentities,
  type SignOnIdentity,
  signUpRequests,
  userBlocks,
  userFollows,
  users,
} from './tables.ts';
export { hashToken } from './token-hash.ts';
export { verifyEmailMail } from './verify-email.ts';
export { userColumns, type UserRow, viewerColumns } from './user-row.ts';
export { deviceLabel } from './device-label.ts';
export { nextUsername } from './former-usernames.ts';
export { makeResetToken } from './password-reset.ts';
export { createAccount } from './register.ts';
export {
  approveSignUp,
  declineSignUp,
  listSignUpRequests,
  purgeSignUpRequests,
  signUpApprovedMail,
  type SignUpRequest,
} from './sign-up-requests.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    User: UserRow;
    Viewer: ViewerRow;
  }
}

/** Members: accounts, sessions, settings and profiles. */
export function accountsModule(deps: Deps & AccountPorts): Module {
  return {
    resolvers: accountResolvers(deps),
    resources: [
      ...accountResources(deps),
      ...passwordResetResources(deps),
      ...securityResources(deps),
      ...ageResources(deps),
      ...onboardingResources(deps),
      ...passkeyResources(deps),
      ...closureResources(deps),
      ...twoStepResources(deps),
    ],
    v3Routes: accountV3Routes(deps),
    routes: wellKnownRoutes,
  };
}
