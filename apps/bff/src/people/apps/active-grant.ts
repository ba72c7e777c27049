import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { accessTokens, appGrants, refreshTokens } from '../accounts/index.ts';

/** Returns the condition on `app_grants`: an app still acts for the member, because a token of the grant has not expired. */
export function activeGrantCondition(now: SQLWrapper): SQL {
  return sql`(exists (select from ${accessTokens} where ${accessTokens.grantId} = ${appGrants.id}
      and ${accessTokens.expiresAt} > ${now}::timestamptz)
    or exists (select from ${refreshTokens} where ${refreshTokens.grantId} = ${appGrants.id}
      and ${refreshTokens.usedAt} is null and ${refreshTokens.expiresAt} > ${now}::timestamptz))`;
}
