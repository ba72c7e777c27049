/** An email to one person. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * The address that unsubscribes from emails of this kind: opened by the recipient, or by one POST of the
   * mail client (RFC 8058).
   */
  readonly unsubscribe?: string;
};

/**
 * Sends an email. The key identifies the email: sending it again under the same key delivers it once, as far
 * as that can be detected. Errors contain neither the recipient nor the text.
 */
export type SendMail = (mail: Mail, key: string) => Promise<void>;
