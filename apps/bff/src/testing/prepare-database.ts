import pino from 'pino';
import { ALL_JOBS } from '../site/all-jobs.ts';
import { connect } from '../platform/database/db.ts';
import { openJobQueue } from '../platform/jobs/index.ts';
import { migrateDatabase } from '../site/operations/index.ts';

/** Creates the tables of a new database, including those of the job queue: the template of test databases. */
export async function prepareDatabase(url: string): Promise<void> {
  await migrateDatabase(url);
  const connection = connect(url, () => undefined);
  const jobs = await openJobQueue({
    url,
    db: connection.db,
    jobs: ALL_JOBS,
    log: pino({ level: 'silent' }),
    works: false,
  });
  await jobs.close();
  await connection.close();
}
