import { Button, getFormText, VisuallyHidden } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { callResource } from '../../data/call-resource.ts';
import type { NewsKind } from '../../data/generated/graphql.ts';
import styles from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { settingsTexts as enUsSettings } from '../../messages/en-us-settings.ts';
import { useTexts } from '../../messages/language.ts';
import own from './channels-form.module.css';
import { useNotificationSettings, type NotificationSettings } from './use-notification-settings.ts';

type Choice = NotificationSettings['notificationChoices'][number];

/** The kinds of notifications in the order of the page, by heading. */
const GROUPS = [
  ['yours', ['save', 'comment', 'reaction', 'board_follow', 'invite_accepted', 'guest_images']],
  ['conversations', ['reply', 'mention', 'story_mention', 'comment_reaction']],
  ['people', ['follow', 'follow_request', 'follow_accepted', 'board_invite', 'board_pins']],
  ['account', ['export_ready', 'webhook_disabled', 'business_digest']],
] as const satisfies readonly (readonly [string, readonly NewsKind[]])[];

const MAILS = ['off', 'immediate', 'digest'] as const;

/** Renders the table of kinds and channels. */
export function ChannelsForm({ choices }: { readonly choices: readonly Choice[] }): ReactNode {
  const texts = useTexts('settings', enUsSettings).notifications;
  const { isBusy, message, done, run } = useNotificationSettings();
  const choiceOf = new Map(choices.map((choice) => [choice.kind, choice]));
  const send = (form: FormData): void => {
    const kinds = Object.fromEntries(
      choices.map(({ kind }) => [
        kind,
        {
          app: form.has(`${kind}.app`),
          push: form.has(`${kind}.push`),
          mail: getFormText(form, `${kind}.mail`),
        },
      ]),
    );
    void run(async () => {
      await callResource({ name: 'NotificationChoices', action: 'update', options: { kinds } });
      return texts.saved;
    });
  };
  return (
    <PlainForm className={styles.section} action="/settings/notifications/" onSend={send}>
      <h2 id="notification-channels">{texts.table}</h2>
      <p className={styles.hint}>{texts.tableHint}</p>
      <table className={own.table} aria-labelledby="notification-channels">
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{texts.kind}</VisuallyHidden>
            </th>
            <th scope="col">{texts.channels.app}</th>
            <th scope="col">{texts.channels.push}</th>
            <th scope="col">{texts.channels.mail}</th>
          </tr>
        </thead>
        {GROUPS.map(([group, kinds]) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={4} className={own.group}>
                {texts.groups[group]}
              </th>
            </tr>
            {kinds.map((kind) => {
              const choice = choiceOf.get(kind);
              return choice ? <Row key={kind} choice={choice} /> : null;
            })}
          </tbody>
        ))}
      </table>
      <SubmitResult message={message} done={done} />
      <Button type="submit" variant="primary" loading={isBusy}>
        {texts.save}
      </Button>
    </PlainForm>
  );
}

function Row({ choice }: { readonly choice: Choice }): ReactNode {
  const texts = useTexts('settings', enUsSettings).notifications;
  const { kind, isComputed } = choice;
  const label = texts.kinds[kind];
  const box = (channel: 'app' | 'push'): ReactNode => (
    <label className={own.box}>
      <input
        type="checkbox"
        name={`${kind}.${channel}`}
        defaultChecked={choice[channel]}
        aria-label={texts.on(texts.channels[channel], label)}
      />
    </label>
  );
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{box('app')}</td>
      <td>{isComputed ? <VisuallyHidden>{texts.notPushed}</VisuallyHidden> : box('push')}</td>
      <td>
        <select
          name={`${kind}.mail`}
          defaultValue={choice.mail}
          className={own.select}
          aria-label={texts.on(texts.channels.mail, label)}
        >
          {MAILS.filter((mail) => !isComputed || mail !== 'immediate').map((mail) => (
            <option key={mail} value={mail}>
              {texts.mails[kind === 'business_digest' && mail === 'immediate' ? 'weekly' : mail]}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
}
