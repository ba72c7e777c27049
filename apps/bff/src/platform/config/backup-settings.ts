import { resolve } from 'node:path';
import { z } from 'zod';
import { OperatorError } from './operator-error.ts';

/** The settings of backups, with their types. */
export const backupShape = {
  PEGBOARD_BACKUP_TO: z.string().min(1).optional(),
  PEGBOARD_BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[02-9ac-hj-np-z]{58}$/, {
      error: 'write the line `age1…` that `pegboard backup-key` prints',
    })
    .optional(),
  PEGBOARD_BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(14),
};

/** The place of regular backups, their encryption and their number. */
export type BackupSettings = {
  readonly backups: {
    /** A folder, or `s3` for the bucket of the site; undefined if none is set. */
    readonly to: string | undefined;
    /** The recipient of age that they are encrypted for; undefined if they are not. */
    readonly recipient: string | undefined;
    /** The number of backups that are kept there. */
    readonly keep: number;
  };
};

/** Returns the settings of backups. Throws an `OperatorError` if they contradict each other. */
export function readBackupSettings(
  values: z.infer<z.ZodObject<typeof backupShape>> & { readonly PEGBOARD_S3_BUCKET?: string | undefined },
): BackupSettings {
  const { PEGBOARD_BACKUP_TO: to, PEGBOARD_BACKUP_RECIPIENT: recipient, PEGBOARD_BACKUP_KEEP: keep } = values;
  if (to === 's3' && values.PEGBOARD_S3_BUCKET === undefined)
    throw new OperatorError('PEGBOARD_BACKUP_TO=s3 needs a bucket: set PEGBOARD_S3_BUCKET.');
  if (to === 's3' && recipient === undefined)
    throw new OperatorError(
      'Backups in a bucket are encrypted: make a key with `pegboard backup-key FILE`, and set PEGBOARD_BACKUP_RECIPIENT.',
    );
  return {
    backups: { to: to === undefined || to === 's3' ? to : resolve(to), recipient, keep },
  };
}
