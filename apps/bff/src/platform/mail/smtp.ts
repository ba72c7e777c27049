import { createHash } from 'node:crypto';
import type { SendMail } from './mail.ts';

const TIMEOUT_MS = 20_000;

/**
 * Sends through a mail server, `smtp://user:password@host:port` (STARTTLS if offered) or `smtps://…`. The key
 * becomes the Message-ID, by which receivers detect duplicates.
 */
export function createSmtp(url: string, from: string): SendMail {
  let transport: Promise<{ sendMail(mail: object): Promise<unknown> }> | undefined;
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ unsubscribe, ...mail }, key) => {
    transport ??= open();
    const messageId = `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`;
    try {
      await (await transport).sendMail({ ...mail, from, messageId, headers: headersOf(unsubscribe) });
    } catch (error) {
      // oxlint-disable-next-line preserve-caught-error -- the cause names the person
      throw new Error(refusalOf(error));
    }
  };
}

/** Connects and logs in to a mail server without sending. Returns the reason of a refusal, as a code; undefined if there is none. */
export async function checkSmtp(url: string, timeoutMs: number): Promise<string | undefined> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return codesOf(error);
  } finally {
    transport.close();
  }
}

/** Returns the headers for mail clients: that the email is automatic, and how to unsubscribe (RFC 8058). */
function headersOf(unsubscribe: string | undefined): Record<string, string> {
  const automatic = { 'Auto-Submitted': 'auto-generated' };
  if (unsubscribe === undefined) return automatic;
  return {
    ...automatic,
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Returns the reason for a rejected email without the server's own text, which repeats addresses. */
function refusalOf(error: unknown): string {
  return `The mail server did not take a mail (${codesOf(error)}).`;
}

function codesOf(error: unknown): string {
  const { code, responseCode } = error as { readonly code?: unknown; readonly responseCode?: unknown };
  const known = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return known.join(' ') || 'no code';
}
