import { Button } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import styles from '../../features/administration/administration.module.css';
import { PostForm } from '../../features/administration/post-form.tsx';
import { readTeamResource } from '../../features/administration/read-team-resource.ts';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';

const MODES = ['open', 'invite', 'approval', 'closed'] as const;

const PROOFS = ['load', 'always'] as const;

const settingsSchema = z.object({ sign_up_mode: z.enum(MODES), sign_up_proof: z.enum(PROOFS) });

type Settings = z.infer<typeof settingsSchema>;

/** Reads the settings of the site for administrators; for others the page does not exist. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Settings> {
  return (await readTeamResource(context, 'SiteSettings', {}, settingsSchema)).data;
}

/** Renders the settings of the site that can be changed while it runs (OP-06). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useAdministrationTexts().settings;
  const settings = useLoaderData<Settings>();
  const [search] = useSearchParams();
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <h1>{texts.title}</h1>
      <output className={styles.done}>{search.get('done') === 'saved' ? texts.saved : ''}</output>
      <PostForm action="/_/settings/" className={styles.section}>
        {() => (
          <>
            <fieldset className={styles.choices}>
              <legend className={styles.legend}>{texts.signUp}</legend>
              {MODES.map((mode) => (
                <label key={mode} className={styles.choice}>
                  <input
                    type="radio"
                    name="sign_up_mode"
                    value={mode}
                    defaultChecked={mode === settings.sign_up_mode}
                  />
                  <span>
                    {texts.modes[mode].name}
                    <small className={styles.hint}>{texts.modes[mode].hint}</small>
                  </span>
                </label>
              ))}
            </fieldset>
            <fieldset className={styles.choices}>
              <legend className={styles.legend}>{texts.proof}</legend>
              {PROOFS.map((proof) => (
                <label key={proof} className={styles.choice}>
                  <input
                    type="radio"
                    name="sign_up_proof"
                    value={proof}
                    defaultChecked={proof === settings.sign_up_proof}
                  />
                  <span>
                    {texts.proofs[proof].name}
                    <small className={styles.hint}>{texts.proofs[proof].hint}</small>
                  </span>
                </label>
              ))}
            </fieldset>
            <div className={styles.actions}>
              <Button type="submit" variant="primary">
                {texts.save}
              </Button>
            </div>
          </>
        )}
      </PostForm>
    </div>
  );
}
