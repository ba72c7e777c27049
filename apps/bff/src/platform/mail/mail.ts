/** A mail to one person. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * The address that unsubscribes from emails of this kind: opened by the reader, or by one POST of the mail
   * client (RFC 8058).
   */
  readonly unsubscribe?: string;
};

/**
 * Sends a mail. A key represents one mail: sent again under the same key, it does not arrive twice where that
 * can be known. Errors tell neither the person nor the text.
 */
export type SendMail = (mail: Mail, key: string) => Promise<void>;
