import { sql } from 'drizzle-orm';
import { removeMails } from '../../platform/mail/index.ts';
import { exportFiles } from '../../portability/member-exports/index.ts';
import { importFolders } from '../../portability/member-imports/index.ts';
import { videoFolders } from '../../pins/video-uploads/index.ts';
import { removePictureIfUnused } from '../../pins/image-lifecycle/index.ts';
import type { ErasureStep } from './erasure-step.ts';

const AT_ONCE = 50;

/** Deletes the exports of the member, files first, so that an interrupted erasure finds them again. */
export const eraseExports: ErasureStep = async (deps, { id }) => {
  const { db } = deps;
  const { rows } = await db.execute<{ id: string }>(
    sql`select id::text from member_exports where owner_id = ${id}`,
  );
  for (const row of rows) {
    await db.execute(sql`delete from member_exports where id = ${BigInt(row.id)} and state = 'running'`);
    await exportFiles(deps).remove(BigInt(row.id));
    await db.execute(sql`delete from member_exports where id = ${BigInt(row.id)}`);
  }
  return false;
};

/** Deletes the imports of the member, files first. What they created is deleted by other steps. */
export const eraseImports: ErasureStep = async ({ db, env }, { id }) => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id::text from member_imports where owner_id = ${id} limit ${AT_ONCE}`,
  );
  for (const row of rows) {
    // A run that works on it finds no row, and stops.
    await db.execute(sql`update member_imports set state = 'failed' where id = ${BigInt(row.id)}`);
    await importFolders(env).remove(BigInt(row.id));
    await db.execute(sql`delete from member_imports where id = ${BigInt(row.id)}`);
  }
  return rows.length > 0;
};

/** Deletes drafts of the member, whose uploads nothing uses any more. */
export const eraseDrafts: ErasureStep = async ({ db }, { id }) => {
  const { rowCount } = await db.execute(sql`
    delete from pin_drafts where id in (select id from pin_drafts where owner_id = ${id} limit ${AT_ONCE})`);
  return (rowCount ?? 0) > 0;
};

/** Deletes uploads of the member, with their files and with the images that nothing else shows. */
export const eraseUploads: ErasureStep = async (deps, { id }) => {
  const { db, uploadStore } = deps;
  const { rows } = await db.execute<{ id: string; key: string; image_id: string | null }>(sql`
    select id::text, key, image_id::text from uploads where owner_id = ${id} limit ${AT_ONCE}`);
  for (const row of rows) {
    await uploadStore.delete(row.key);
    await db.transaction(async (tx) => {
      await tx.execute(sql`delete from uploads where id = ${BigInt(row.id)}`);
      if (row.image_id !== null) await removePictureIfUnused({ ...deps, db: tx }, BigInt(row.image_id));
    });
  }
  return rows.length > 0;
};

/** Deletes the images that guests sent to boards of the member and that wait for review. */
export const eraseGuestImages: ErasureStep = async (deps, { id }) => {
  const { db } = deps;
  const { rows } = await db.execute<{ id: string; image_id: string }>(sql`
    select id::text, image_id::text from board_guest_images where owner_id = ${id} limit ${AT_ONCE}`);
  for (const row of rows) {
    await db.transaction(async (tx) => {
      await tx.execute(sql`delete from board_guest_images where id = ${BigInt(row.id)}`);
      await removePictureIfUnused({ ...deps, db: tx }, BigInt(row.image_id));
    });
  }
  return rows.length > 0;
};

/** Deletes video uploads of the member, with their files and with the images that nothing else shows. */
export const eraseVideoUploads: ErasureStep = async (deps, { id }) => {
  const { db, env } = deps;
  const { rows } = await db.execute<{ id: string; image_id: string | null }>(sql`
    select id::text, image_id::text from video_uploads where owner_id = ${id} limit ${AT_ONCE}`);
  for (const row of rows) {
    await videoFolders(env).remove(BigInt(row.id));
    await db.transaction(async (tx) => {
      await tx.execute(sql`delete from video_uploads where id = ${BigInt(row.id)}`);
      if (row.image_id !== null) await removePictureIfUnused({ ...deps, db: tx }, BigInt(row.image_id));
    });
  }
  return rows.length > 0;
};

/** Deletes the mails to the member that a site without a mail server stored as files. */
export const eraseStoredMails: ErasureStep = async ({ env }, { email }) => {
  await removeMails(env.dataDir, email);
  return false;
};
