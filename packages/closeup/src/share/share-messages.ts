/** The messages of the dialogs that share a pin. */
export type ShareMessages = {
  readonly title: string;
  readonly copyLink: string;
  readonly linkNamesSender: string;
  readonly native: string;
  readonly logIn: string;
  readonly find: string;
  readonly nobody: string;
  readonly failed: string;
  readonly send: string;
  readonly sendTo: (name: string) => string;
  readonly sent: string;
  readonly sentTo: (name: string) => string;
  readonly embedTitle: string;
  readonly embedSize: string;
  readonly embedSizes: { readonly small: string; readonly medium: string; readonly large: string };
  readonly embedCode: string;
  readonly embedHint: string;
  readonly copyCode: string;
  readonly close: string;
};

/** The messages in US English. */
export const shareMessages: ShareMessages = {
  title: 'Send this Pin',
  copyLink: 'Copy link',
  linkNamesSender: 'Who opens it sees your first name and picture.',
  native: 'Share with another app',
  logIn: 'Log in to send this Pin',
  find: 'Find people',
  nobody: 'No one found. You can send Pins to people you follow or have messaged.',
  failed: 'Sorry! Something went wrong on our end.',
  send: 'Send',
  sendTo: (name) => `Send to ${name}`,
  sent: 'Sent',
  sentTo: (name) => `Sent to ${name}`,
  embedTitle: 'Embed this Pin',
  embedSize: 'Size',
  embedSizes: { small: 'Small', medium: 'Medium', large: 'Large' },
  embedCode: 'Code',
  embedHint: 'Paste it into the page that should show the Pin.',
  copyCode: 'Copy code',
  close: 'Close',
};
