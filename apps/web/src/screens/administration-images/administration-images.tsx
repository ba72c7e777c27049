import { Button, EmptyState, TextArea, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import styles from '../../features/administration/administration.module.css';
import { NextPageLink } from '../../features/administration/next-page-link.tsx';
import { PostForm } from '../../features/administration/post-form.tsx';
import { readTeamPage, type TeamData } from '../../features/administration/read-team-resource.ts';
import { formatUtcTime } from '../../features/administration/utc-time.ts';
import { useAdministrationTexts } from '../../messages/administration/use-administration-texts.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useLocale, useTexts } from '../../messages/language.ts';

const PATH = '/_/images/';
const DISTANCE_MAX = 31;

const blocksSchema = z.array(
  z.object({
    id: z.string(),
    sha256: z.nullable(z.string()),
    has_copy_hash: z.boolean(),
    distance: z.number(),
    reason: z.string(),
    hit_count: z.number(),
    created_at: z.string(),
  }),
);

type Blocks = z.infer<typeof blocksSchema>;

/** Reads the blocked images for the team; for others the page does not exist. */
export function loader(args: LoaderFunctionArgs): Promise<TeamData<Blocks>> {
  return readTeamPage(args, 'ImageBlocks', blocksSchema);
}

/** Renders the blocked images with the form that blocks another, and the removal of mistakes (OP-06). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useAdministrationTexts().images;
  const { data: blocks, next } = useLoaderData<TeamData<Blocks>>();
  const [search] = useSearchParams();
  const done = search.get('done');
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <h1>{texts.title}</h1>
      <output className={styles.done}>
        {done === 'blocked' ? texts.blocked : done === 'removed' ? texts.removed : ''}
      </output>
      <BlockForm />
      {blocks.length === 0 ? <EmptyState title={texts.none} /> : null}
      <ul className={styles.list} role="list" aria-label={texts.title}>
        {blocks.map((block) => (
          <BlockItem key={block.id} block={block} />
        ))}
      </ul>
      <NextPageLink next={next} />
    </div>
  );
}

function BlockForm(): ReactNode {
  const texts = useAdministrationTexts().images;
  return (
    <PostForm action={PATH} className={styles.section}>
      {({ fields, values }) => (
        <>
          <p className={styles.hint}>{texts.hint}</p>
          <TextField
            name="pin_id"
            label={texts.pin}
            hint={texts.pinHint}
            inputMode="numeric"
            defaultValue={values['pin_id']}
            error={fields['pin_id']}
          />
          <TextField
            name="distance"
            type="number"
            label={texts.distance}
            hint={texts.distanceHint}
            min={0}
            max={DISTANCE_MAX}
            defaultValue={values['distance'] ?? String(DISTANCE_MAX)}
            error={fields['distance']}
          />
          <TextField
            name="sha256"
            label={texts.file}
            hint={texts.fileHint}
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            defaultValue={values['sha256']}
            error={fields['sha256']}
          />
          <TextArea
            name="reason"
            label={texts.reason}
            rows={2}
            minLength={5}
            required
            defaultValue={values['reason']}
            error={fields['reason']}
          />
          <div className={styles.actions}>
            <Button type="submit" variant="danger">
              {texts.block}
            </Button>
          </div>
        </>
      )}
    </PostForm>
  );
}

function BlockItem({ block }: { readonly block: Blocks[number] }): ReactNode {
  const texts = useAdministrationTexts();
  const locale = useLocale();
  return (
    <li className={styles.item}>
      <bdi className={styles.name}>{block.reason}</bdi>
      {block.has_copy_hash ? <span>{texts.images.copies(block.distance)}</span> : null}
      {block.sha256 === null ? null : <bdi className={styles.code}>{block.sha256}</bdi>}
      <span>{texts.images.hits(block.hit_count)}</span>
      <small className={styles.hint}>{texts.utc(formatUtcTime(block.created_at, locale))}</small>
      <PostForm action={`${PATH}remove/`} className={styles.actions}>
        {() => (
          <>
            <input type="hidden" name="id" value={block.id} />
            <Button
              type="submit"
              size="sm"
              variant="secondary"
              aria-label={`${texts.images.remove}: ${block.reason}`}
            >
              {texts.images.remove}
            </Button>
          </>
        )}
      </PostForm>
    </li>
  );
}
