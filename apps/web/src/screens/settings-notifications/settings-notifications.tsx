import { buttonAttributes } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { NotificationSettingsDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useQuery } from '../../data/use-query.ts';
import styles from '../../features/forms/form-page.module.css';
import { Link } from '../../features/links/link.tsx';
import { messages as enUs } from '../../messages/en-us.ts';
import { settingsTexts as enUsSettings } from '../../messages/en-us-settings.ts';
import { useTexts } from '../../messages/language.ts';
import { ChannelsForm } from './channels-form.tsx';
import { PushDevices } from './push-devices.tsx';
import { ScheduleForm } from './schedule-form.tsx';

/** Loads the settings, which only this page shows, and the names of the time zones: browsers know others than the server. */
export async function loader(args: LoaderFunctionArgs): Promise<{ readonly zones: readonly string[] }> {
  await requireViewer(args, 'continue');
  await args.context.get(answersContext).ask(NotificationSettingsDocument, {}, 'network-only');
  return { zones: Intl.supportedValuesOf('timeZone') };
}

/** Renders the channels, times and devices of the viewer's notifications (AC-12). The forms work without scripts. */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('settings', enUsSettings);
  const { zones } = useLoaderData<typeof loader>();
  const settings = useQuery(NotificationSettingsDocument, {})?.viewer;
  if (!settings) return null;
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.notifications.title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{texts.notifications.title}</h1>
      <p className={styles.hint}>{texts.notifications.intro}</p>
      <PushDevices
        devices={settings.pushDevices}
        publicKey={settings.pushKey}
        accountId={settings.entityId}
      />
      <ChannelsForm choices={settings.notificationChoices} />
      <ScheduleForm schedule={settings.notificationSchedule} zones={zones} />
      <section className={styles.section} aria-labelledby="notification-emails">
        <h2 id="notification-emails">{texts.notifications.emails}</h2>
        <p className={styles.hint}>{texts.notifications.emailsHint}</p>
        <Link to="/email/subscription/" {...buttonAttributes()}>
          {texts.pages.email}
        </Link>
      </section>
    </div>
  );
}
