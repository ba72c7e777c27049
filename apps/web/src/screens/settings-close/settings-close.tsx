import { Button, buttonAttributes } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import { readResource } from '../../data/read-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { hardNavigate } from '../../data/session.ts';
import styles from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { IdentityForm, type IdentityProof } from '../../features/authentication/identity-form.tsx';
import { Link } from '../../features/links/link.tsx';
import { closingTexts as enUsClosing } from '../../messages/en-us-closing.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import own from './settings-close.module.css';

const deletionSchema = z.object({
  obstacle: z.nullable(z.enum(['account_runs_business', 'account_owes_charges'])),
  has_passkeys: z.boolean(),
  group_boards: z.array(
    z.object({ name: z.string(), next_owner: z.object({ username: z.string(), full_name: z.string() }) }),
  ),
});
/** The consequences of a deletion, in the order of the page. */
const FACTS = [
  'boards',
  'pins',
  'groupBoards',
  'comments',
  'messages',
  'reports',
  'business',
  'invoices',
  'exports',
  'backups',
] as const;

type Deletion = z.infer<typeof deletionSchema>;
const closingSchema = z.object({ delete_at: z.string() });

/** Reads what prevents a deletion, and the group boards that pass to others. */
export async function loader(args: LoaderFunctionArgs): Promise<Deletion> {
  await requireViewer(args, 'continue');
  const read = await readResource(args.context, 'UserDeletion', {});
  if (!read.ok) throw new Error(`What a deletion does could not be read: ${read.code}.`);
  return deletionSchema.parse(read.data);
}

/** Renders the forms that deactivate and delete the viewer's account (AC-03). Both work without scripts. */
export function Component(): ReactNode {
  const texts = useTexts('closing', enUsClosing);
  const messages = useTexts('site', enUs);
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.intro}</p>
      <Deactivation />
      <Deletion deletion={useLoaderData<Deletion>()} />
    </div>
  );
}

/** Renders the button that deactivates the account. */
function Deactivation(): ReactNode {
  const texts = useTexts('closing', enUsClosing);
  const { isBusy, message, submit } = useSubmit();
  const send = (): void =>
    void submit(async () => {
      await callResource({ name: 'UserDeactivation', action: 'create', options: {} });
      await hardNavigate('/secure/closed/');
    });
  return (
    <section className={styles.section} aria-labelledby="close-deactivate">
      <h2 id="close-deactivate">{texts.deactivate}</h2>
      <p>{texts.deactivateHint}</p>
      <PlainForm className={own.form} action="/settings/close/deactivate/" onSend={send}>
        <Button type="submit" variant="secondary" loading={isBusy}>
          {texts.deactivateButton}
        </Button>
        <SubmitResult message={message} done={undefined} />
      </PlainForm>
    </section>
  );
}

/** Renders what a deletion does, and the form that confirms it with the password or a passkey. */
function Deletion({ deletion }: { readonly deletion: Deletion }): ReactNode {
  const texts = useTexts('closing', enUsClosing);
  const { obstacle, group_boards: boards } = deletion;
  return (
    <section className={styles.section} aria-labelledby="close-delete">
      <h2 id="close-delete">{texts.delete}</h2>
      <p>{texts.deleteHint}</p>
      <h3>{texts.whatHappens}</h3>
      <dl className={own.facts}>
        {FACTS.map((fact) => (
          <div key={fact} className={own.fact}>
            <dt>{texts.facts[fact].name}</dt>
            <dd>{texts.facts[fact].text}</dd>
          </div>
        ))}
      </dl>
      {boards.length === 0 ? null : (
        <>
          <h3>{texts.groupBoards}</h3>
          <ul className={own.boards}>
            {boards.map(({ name, next_owner: next }) => (
              <li key={name}>{texts.nextOwner(name, next.full_name || next.username)}</li>
            ))}
          </ul>
        </>
      )}
      <Link to="/settings/data/" {...buttonAttributes()}>
        {texts.exportFirst}
      </Link>
      {obstacle === null ? (
        <DeletionForm hasPasskeys={deletion.has_passkeys} />
      ) : (
        <p className={own.obstacle}>{texts.obstacles[obstacle]}</p>
      )}
    </section>
  );
}

function DeletionForm({ hasPasskeys }: { readonly hasPasskeys: boolean }): ReactNode {
  const { password, deleteButton, passkeyButton } = useTexts('closing', enUsClosing);
  const remove = async (proof: IdentityProof): Promise<undefined> => {
    const answer = await callResource({ name: 'UserDeletion', action: 'create', options: proof });
    const { delete_at: day } = closingSchema.parse(answer);
    await hardNavigate(`/secure/closed/?on=${day.slice(0, 10)}`);
  };
  return (
    <IdentityForm
      action="/settings/close/delete/"
      variant="danger"
      hasPasskeys={hasPasskeys}
      texts={{ password, submit: deleteButton, passkeyButton }}
      onProof={remove}
    />
  );
}
