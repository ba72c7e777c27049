import { sendRequest } from '@pegboard/resource-client';
import { Button, EmptyState, Spinner } from '@pegboard/ui';
import { use, useEffect, useState, type ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { ToastContext } from '../../features/toasts/toasts.ts';
import { callResource, resourcePorts } from '../../data/call-resource.ts';
import { requireEmployee } from '../../data/require-viewer.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { storyboardTexts as texts } from './en-us.ts';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { DefinitionDialog } from './definition-dialog.tsx';
import { byPlacement, type Definition } from './definition-form.ts';
import styles from './storyboard.module.css';

const definitionsSchema = z.array(
  z.object({
    placementId: z.string(),
    experienceId: z.string(),
    type: z.string(),
    content: z.record(z.string(), z.unknown()),
    targeting: z.looseObject({ audience: z.string() }),
    frequency: z.object({ maxViews: z.optional(z.number()), coolDownDays: z.optional(z.number()) }),
    priority: z.number(),
    triggeredBy: z.optional(z.string()),
    isOn: z.boolean(),
  }),
);

/** Loads the console for employees; for others the page does not exist. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireEmployee(args);
  return null;
}

/** Renders the page on which employees define, change and end experiences (EX-03). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const toasts = use(ToastContext);
  const [definitions, setDefinitions] = useState<readonly Definition[] | 'failed'>();
  const [edited, setEdited] = useState<Definition | 'new'>();
  const { isBusy, message, submit } = useSubmit();
  const read = async (): Promise<void> => setDefinitions(await readDefinitions());
  useEffect(() => {
    void readDefinitions().then(setDefinitions);
  }, []);
  const end = (one: Definition): void =>
    void submit(async () => {
      const options = { placed_experience_id: `${one.placementId}:${one.experienceId}` };
      await callResource({ name: 'ExperienceDefinition', action: 'delete', options });
      toasts?.show({ text: texts.ended });
      await read();
    });
  const restart = (one: Definition): void =>
    void submit(async () => {
      const options = { experience: { ...one, isOn: true } };
      await callResource({ name: 'ExperienceDefinition', action: 'update', options });
      toasts?.show({ text: texts.stored });
      await read();
    });
  const stored = (): void => {
    setEdited(undefined);
    toasts?.show({ text: texts.stored });
    void read();
  };
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.top}>
        <div>
          <h1>{texts.title}</h1>
          <p className={styles.hint}>{texts.intro}</p>
        </div>
        <Button variant="primary" onClick={() => setEdited('new')}>
          {texts.create}
        </Button>
      </div>
      <SubmitResult message={message} done={undefined} />
      {definitions === undefined ? <Spinner label={texts.title} /> : null}
      {definitions === 'failed' ? <output>{texts.failed}</output> : null}
      {Array.isArray(definitions) && definitions.length === 0 ? <EmptyState title={texts.none} /> : null}
      {Array.isArray(definitions)
        ? byPlacement(definitions).map((group) => (
            <Placement
              key={group[0]?.placementId}
              definitions={group}
              isBusy={isBusy}
              onChange={setEdited}
              onEnd={end}
              onRestart={restart}
            />
          ))
        : null}
      {edited === undefined ? null : (
        <DefinitionDialog
          definition={edited === 'new' ? undefined : edited}
          onStored={stored}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

type Acts = {
  readonly isBusy: boolean;
  readonly onChange: (one: Definition) => void;
  readonly onEnd: (one: Definition) => void;
  readonly onRestart: (one: Definition) => void;
};

function Placement({
  definitions,
  ...acts
}: Acts & { readonly definitions: readonly Definition[] }): ReactNode {
  const id = definitions[0]?.placementId ?? '';
  return (
    <section className={styles.placement} aria-labelledby={`placement-${id}`}>
      <h2 id={`placement-${id}`}>{texts.placement(id, texts.placements[id])}</h2>
      <ul className={styles.list} role="list">
        {definitions.map((one) => (
          <Experience key={one.experienceId} definition={one} {...acts} />
        ))}
      </ul>
    </section>
  );
}

function Experience({ definition, ...acts }: Acts & { readonly definition: Definition }): ReactNode {
  const { experienceId, type, content, isOn } = definition;
  const title = typeof content['title'] === 'string' ? content['title'] : type;
  return (
    <li className={styles.item} data-experience={experienceId} data-on={isOn || undefined}>
      <div className={styles.what}>
        <p className={styles.name}>
          {title} <span className={styles.state}>{isOn ? texts.isOn : texts.isOff}</span>
        </p>
        <p className={styles.hint}>{texts.facts(summaryOf(definition))}</p>
      </div>
      <div className={styles.acts}>
        <Button size="sm" onClick={() => acts.onChange(definition)}>
          {texts.change}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={acts.isBusy}
          onClick={() => (isOn ? acts.onEnd : acts.onRestart)(definition)}
        >
          {isOn ? texts.end : texts.restart}
        </Button>
      </div>
    </li>
  );
}

/** Returns a one-line summary of an experience: kind, targeting and frequency cap. */
function summaryOf({
  experienceId,
  type,
  targeting,
  frequency,
  priority,
  triggeredBy,
}: Definition): string[] {
  const { audience, devices, countries } = targeting;
  const { maxViews, coolDownDays } = frequency;
  return [
    `${type} ${experienceId}`,
    texts.audiences[audience] ?? audience,
    ...[devices, countries].flatMap((list) => (Array.isArray(list) ? [list.join(', ')] : [])),
    maxViews === undefined ? texts.everywhere : texts.views(maxViews),
    ...(coolDownDays === undefined ? [] : [texts.days(coolDownDays)]),
    ...(priority === 0 ? [] : [texts.priority(priority)]),
    ...(triggeredBy === undefined ? [] : [texts.after(triggeredBy)]),
  ];
}

async function readDefinitions(): Promise<readonly Definition[] | 'failed'> {
  const call = { name: 'ExperienceDefinition', action: 'get', options: {} } as const;
  const answer = await sendRequest(resourcePorts({}), call);
  const read = answer.ok ? definitionsSchema.safeParse(answer.data) : undefined;
  return read?.data ?? 'failed';
}
