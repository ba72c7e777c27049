import { z } from 'zod';
import type { Db } from '../database/db.ts';
import type { JobDeps } from '../deps.ts';
import { defineJob, type EnqueueOptions, type Job, type JobData, type JobRun } from '../jobs/index.ts';
import type { Mail, SendMail } from './mail.ts';

/**
 * A kind of email. It is queued with ids only and written when it is sent, so that the queue contains no
 * address, text or link; `null` if there is no recipient any more.
 */
export type MailKind<S extends JobData = JobData, D = unknown> = {
  readonly name: string;
  readonly data: S;
  write(data: z.infer<S>, deps: D, run: Pick<JobRun, 'id'>): Promise<Mail | null>;
};

/** An email of any kind, as the job writes it. */
export type AnyMailKind<D = unknown> = Omit<MailKind, 'write'> & {
  write(data: unknown, deps: D, run: Pick<JobRun, 'id'>): Promise<Mail | null>;
};

/** Declares a kind of email. */
export function defineMail<S extends JobData, D>(kind: MailKind<S, D>): MailKind<S, D> {
  return kind;
}

/** The service that sends emails; only the job `send-mail` uses it, everything else queues its emails. */
export type MailDeps = { readonly sendMail: SendMail };

const mailSchema = z.strictObject({ mail: z.string(), told: z.record(z.string(), z.unknown()) });

/**
 * Returns the job that writes and sends emails of these kinds, each under the job's id, so that a retry sends
 * no second one.
 */
export function sendMailJob<D>(kinds: readonly AnyMailKind<D>[]): Job<typeof mailSchema, D & MailDeps> {
  return defineJob({
    name: 'send-mail',
    data: mailSchema,
    lease: { seconds: 90 },
    async handle({ mail: name, told: payload }, deps: D & MailDeps, run) {
      const kind = kinds.find((one) => one.name === name);
      if (!kind) throw new Error(`There is no mail ${name}; another version of the site queued it.`);
      const mail = await kind.write(kind.data.parse(payload), deps, run);
      if (mail) await deps.sendMail(mail, run.id);
    },
  });
}

const anyMail = sendMailJob([]);

/** Queues an email in the caller's transaction. */
export async function queueMail<S extends JobData>(
  { jobs }: JobDeps,
  db: Db,
  kind: MailKind<S>,
  data: z.input<S>,
  options?: EnqueueOptions,
): Promise<void> {
  const payload = kind.data.parse(data) as Record<string, unknown>;
  await jobs.enqueue(db, anyMail, { mail: kind.name, told: payload }, options);
}
