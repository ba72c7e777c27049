import { sql, type SQL } from 'drizzle-orm';
import { MAILED_BY_DEFAULT, PUSHED_BY_DEFAULT } from './channel-rules.ts';
import type { NotificationKind } from './notification-kinds.ts';

/** A channel on which notifications are delivered. */
export type DeliveryChannel = 'app' | 'push' | 'mail' | 'digest';

/** Condition: a member wants notifications of a kind on a channel. `mail` are mails that are sent at once. */
export function wantsOnChannel(userId: SQL, kind: SQL, channel: DeliveryChannel): SQL {
  const chosen = (condition: SQL): SQL => sql`exists (
    select from notification_choices chosen where chosen.user_id = ${userId} and chosen.kind = ${kind} and ${condition})`;
  const byDefault = (kinds: readonly NotificationKind[], isChosen: SQL): SQL =>
    sql`(${chosen(isChosen)} or (${kind} in (${sql.raw(kinds.map((one) => `'${one}'`).join(', '))}) and not ${chosen(sql`true`)}))`;
  switch (channel) {
    case 'app':
      return sql`not ${chosen(sql`not chosen.app`)}`;
    case 'push':
      return byDefault(PUSHED_BY_DEFAULT, sql`chosen.push`);
    case 'mail':
      return byDefault(MAILED_BY_DEFAULT, sql`chosen.mail = 'immediate'`);
    case 'digest':
      return chosen(sql`chosen.mail = 'digest'`);
  }
}

/** Condition: a member wants notifications of a kind on at least one channel; pushed ones only with a device. */
export function wantsOnAnyChannel(userId: SQL, kind: SQL): SQL {
  return sql`not exists (select from notification_choices chosen
    where chosen.user_id = ${userId} and chosen.kind = ${kind} and not chosen.app and chosen.mail = 'off'
      and not (chosen.push and exists (select from push_subscriptions device where device.user_id = chosen.user_id)))`;
}
