import { and, eq, ne } from 'drizzle-orm';
import { AppError } from '../../platform/errors/errors.ts';
import { createConcurrencyLimiter } from '../../platform/load-shedding/index.ts';
import { imagePath, readFile } from '../../platform/media/images/index.ts';
import type { StoredFile } from '../../platform/object-storage/index.ts';
import type { Deps } from './deps.ts';
import { previewFile, previewKey, type PreviewSubject } from './preview-subject.ts';
import { removePreview } from './remove-preview.ts';
import { linkPreviews } from './tables.ts';

const SITE_NAME = 'Pegboard';
/** The size of the covers from which an image is drawn. */
const COVER = { size: '736x', extension: 'jpg' } as const;
/** Images that may wait in a process: crawlers must not delay uploads, which the same workers process. */
const WAITING_MAX = 20;

/** Returns the stored image of a subject, after drawing it if it is the first request. */
export type PreviewStore = (subject: PreviewSubject) => Promise<StoredFile>;

/** Creates the store of images for link previews. A process draws one image at once, and each image once. */
export function createPreviewStore(deps: Deps): PreviewStore {
  const limiter = createConcurrencyLimiter(1);
  const running = new Map<string, Promise<void>>();
  return async (subject) => {
    const key = previewKey(subject);
    const stored = await deps.imageStore.get(previewFile(key));
    if (stored) return stored;
    if (!running.has(key)) {
      if (running.size >= WAITING_MAX) throw new AppError('overloaded');
      const drawing = limiter(() => drawAndStore(deps, subject, key)).finally(() => running.delete(key));
      running.set(key, drawing);
    }
    await running.get(key);
    const drawn = await deps.imageStore.get(previewFile(key));
    if (!drawn) throw new Error('An image for link previews was stored and not found.');
    return drawn;
  };
}

async function drawAndStore(deps: Deps, subject: PreviewSubject, key: string): Promise<void> {
  const { db, imagePool, imageStore, now } = deps;
  const covers = await Promise.all(
    subject.covers.map((name) => readFile(imageStore, imagePath(COVER.size, name, COVER.extension))),
  );
  const result = await imagePool.process({
    kind: 'preview',
    contents: {
      title: subject.title,
      subtitle: subject.subtitle,
      siteName: SITE_NAME,
      covers: covers.filter((bytes) => bytes !== undefined),
    },
  });
  if (!result.ok) throw new AppError('overloaded');
  // The row first: a file always has a row by which it is removed.
  const { kind, id } = subject;
  await db.insert(linkPreviews).values({ kind, subjectId: id, key, createdAt: now() }).onConflictDoNothing();
  await imageStore.put(previewFile(key), result.jpeg);
  const former = await db
    .select()
    .from(linkPreviews)
    .where(and(eq(linkPreviews.kind, kind), eq(linkPreviews.subjectId, id), ne(linkPreviews.key, key)));
  for (const row of former) await removePreview(deps, row);
}
