import { BROWSER_EXTENSION, VIDEO_BYTES_MAX } from '@pegboard/types';
import { accountLinkToken } from '../../people/accounts/index.ts';
import { EVENT_NAMES } from '../../advertising/conversions/index.ts';
import { TEST_PASSWORD, type TestAnswer, type TestApp, type TestVisitor } from '../app.ts';
import { sendFileForm } from '../send-file-form.ts';
import { CSRF_COOKIE } from '../../platform/http/plugins/cookies.ts';
import { ROLES, type Cast, type Role } from './cast.ts';

/** The target of an example: an object of the owner, or one that does not exist. */
export type Target = Cast['owner'];

/** One request to a write operation on another account, and the expected response for each role. */
export type Example = {
  readonly operation: string;
  readonly does: string;
  readonly send: (
    visitor: TestVisitor,
    target: Target,
    site: TestApp,
  ) => Promise<Pick<TestAnswer, 'status' | 'data' | 'error'>>;
  /** The status and the code of a rejection. */
  readonly answers: Readonly<Record<Role, string>>;
  /** True if the owner's object is reported as missing to everyone else. */
  readonly hides: boolean;
};

const OK = '200';
const LOGIN = '401 login_required';
const HOURS = 24;

/** A target that does not exist. */
export const MISSING: Target = {
  id: '7',
  username: 'nobodyofthisname',
  email: 'nobody@pegboard.example',
  sessionId: 'a'.repeat(24),
  passkeyId: 'none',
  adAccountId: '7',
  resetToken: 'a'.repeat(43),
};

const all = (answer: string): Record<Role, string> =>
  Object.fromEntries(ROLES.map((role) => [role, answer])) as Record<Role, string>;
const members = (answer: string, owner = answer) => ({ ...all(answer), stranger: LOGIN, owner });

const resource =
  (name: string, action: 'create' | 'update' | 'delete', optionsOf: (target: Target) => object) =>
  (visitor: TestVisitor, target: Target) =>
    visitor.call(name, action, optionsOf(target));
const at = (name: string, action: string): string => `POST /resource/${name}Resource/${action}`;

/** A credential that no authenticator signed. */
const unsigned = (id: string, response: object): object => ({
  id,
  rawId: id,
  type: 'public-key',
  clientExtensionResults: {},
  response,
});

/** Returns a signed link of the visitor's own, or of a deleted account, with the id of the target put in its place. */
function forgedLink(
  { deps }: TestApp,
  visitor: TestVisitor,
  { id, email }: Target,
  purpose: 'verify-email' | 'email-settings' | 'end-sessions',
): string {
  const signer = visitor.id === '' || visitor.id === id ? 8n : BigInt(visitor.id);
  const about = purpose === 'verify-email' ? email : '';
  return accountLinkToken(deps, { purpose, userId: signer, about }, HOURS).replace(/^\d+/, id);
}

/** Returns the form of a guest's image with a CSRF token. */
function guestForm(token: string): string {
  const field = (name: string, value: string): string =>
    `--cut\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file =
    '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\na\r\n--cut--\r\n';
  return field('csrf_token', token) + field('name', 'Kim') + file;
}

/** The examples of account operations. */
export const ACCOUNT_EXAMPLES: readonly Example[] = [
  {
    operation: at('UserRegister', 'create'),
    does: 'signs up with the e-mail of the owner',
    send: resource('UserRegister', 'create', ({ email }) => ({
      email,
      password: TEST_PASSWORD,
      full_name: 'Ines Moreau',
    })),
    answers: all('409 email_taken'),
    hides: false,
  },
  {
    operation: at('UserSession', 'create'),
    does: 'logs in as the owner without their password',
    send: resource('UserSession', 'create', ({ username }) => ({
      username_or_email: username,
      password: 'not the password',
    })),
    answers: all('401 login_failed'),
    hides: true,
  },
  {
    operation: at('UserSession', 'delete'),
    does: 'logs out',
    send: resource('UserSession', 'delete', () => ({})),
    answers: all(OK),
    hides: false,
  },
  {
    operation: at('UserSettings', 'update'),
    does: 'takes the username of the owner',
    send: resource('UserSettings', 'update', ({ username }) => ({ username })),
    answers: members('409 username_taken', OK),
    hides: false,
  },
  {
    operation: at('UserSettings', 'update'),
    does: 'changes settings in the name of the owner',
    send: resource('UserSettings', 'update', ({ id }) => ({ about: 'Mine', user_id: id })),
    answers: members('400 invalid_input'),
    hides: true,
  },
  {
    operation: at('UserPassword', 'update'),
    does: 'sets a password without knowing the current one',
    send: resource('UserPassword', 'update', () => ({
      old_password: 'not the password',
      new_password: 'a wholly new password',
    })),
    answers: members('400 invalid_input'),
    hides: false,
  },
  {
    operation: at('UserPassword', 'update'),
    does: 'sets a password of their own',
    send: resource('UserPassword', 'update', () => ({
      old_password: TEST_PASSWORD,
      new_password: 'a wholly new password',
    })),
    answers: members(OK),
    hides: false,
  },
  {
    operation: at('UserDeletion', 'create'),
    does: 'deletes an account without knowing its password',
    send: resource('UserDeletion', 'create', () => ({ password: 'not the password' })),
    answers: members('400 invalid_input'),
    hides: false,
  },
  {
    operation: at('UserDeletion', 'create'),
    does: 'deletes an account in the name of the owner',
    send: resource('UserDeletion', 'create', ({ id }) => ({ password: TEST_PASSWORD, user_id: id })),
    answers: members('400 invalid_input'),
    hides: true,
  },
  {
    operation: at('UserDeactivation', 'create'),
    does: 'deactivates an account in the name of the owner',
    send: resource('UserDeactivation', 'create', ({ id }) => ({ user_id: id })),
    answers: members('400 invalid_input'),
    hides: true,
  },
  {
    operation: at('UserPasswordReset', 'create'),
    does: 'has a reset link mailed to the owner',
    send: resource('UserPasswordReset', 'create', ({ email }) => ({ username_or_email: email })),
    answers: all(OK),
    hides: true,
  },
  {
    operation: at('UserPasswordReset', 'update'),
    does: 'sets the password of the owner by a link like theirs',
    send: resource('UserPasswordReset', 'update', ({ resetToken }) => ({
      token: `${resetToken.slice(0, -1)}${resetToken.endsWith('-') ? '_' : '-'}`,
      new_password: 'a wholly new password',
    })),
    answers: all('400 reset_link_invalid'),
    hides: true,
  },
  {
    operation: at('UserSessions', 'delete'),
    does: 'ends a session of the owner',
    send: resource('UserSessions', 'delete', ({ sessionId }) => ({ session_id: sessionId })),
    answers: members('404 not_found', OK),
    hides: true,
  },
  {
    operation: at('UserSessions', 'delete'),
    does: 'ends all other sessions',
    send: resource('UserSessions', 'delete', () => ({})),
    answers: members(OK),
    hides: false,
  },
  {
    operation: at('UserPanic', 'create'),
    does: 'ends all sessions',
    send: resource('UserPanic', 'create', () => ({})),
    answers: members(OK),
    hides: false,
  },
  {
    operation: at('UserPanic', 'create'),
    does: 'ends all sessions of the owner by a link that is signed for somebody else',
    send: (visitor, target, site) =>
      visitor.call('UserPanic', 'create', { token: forgedLink(site, visitor, target, 'end-sessions') }),
    answers: all('400 link_invalid'),
    hides: true,
  },
  {
    operation: at('UserEmail', 'update'),
    does: 'asks for the e-mail of the owner',
    send: resource('UserEmail', 'update', ({ email }) => ({ email, password: TEST_PASSWORD })),
    answers: members(OK),
    hides: true,
  },
  {
    operation: at('UserEmail', 'update'),
    does: 'asks for an e-mail without the password',
    send: resource('UserEmail', 'update', ({ email }) => ({ email, password: 'not the password' })),
    answers: members('400 invalid_input'),
    hides: true,
  },
  {
    operation: at('UserEmailVerification', 'create'),
    does: 'has the link that confirms the e-mail mailed',
    send: resource('UserEmailVerification', 'create', () => ({})),
    answers: members(OK),
    hides: false,
  },
  {
    operation: at('UserEmailVerification', 'update'),
    does: 'confirms the e-mail of the owner by a link that is signed for somebody else',
    send: (visitor, target, site) =>
      visitor.call('UserEmailVerification', 'update', {
        token: forgedLink(site, visitor, target, 'verify-email'),
      }),
    answers: all('400 link_invalid'),
    hides: true,
  },
  {
    operation: at('UserPasskeyOptions', 'create'),
    does: 'asks for what a new passkey is made of',
    send: resource('UserPasskeyOptions', 'create', () => ({})),
    answers: members(OK),
    hides: false,
  },
  {
    operation: at('UserSessionCode', 'create'),
    does: 'sends a code without a login that waits for it',
    send: resource('UserSessionCode', 'create', () => ({ code: '000000' })),
    answers: all('401 login_expired'),
    hides: false,
  },
  {
    operation: at('UserTwoStepLogin', 'create'),
    does: 'sets up two-step login without the password',
    send: resource('UserTwoStepLogin', 'create', () => ({ password: 'not the password' })),
    answers: members('400 invalid_input'),
    hides: false,
  },
  {
    operation: at('UserTwoStepLogin', 'update'),
    does: 'confirms two-step login that was not started',
    send: resource('UserTwoStepLogin', 'update', () => ({ code: '000000' })),
    answers: members('404 not_found'),
    hides: false,
  },
  {
    operation: at('UserTwoStepLogin', 'delete'),
    does: 'turns two-step login off without the password',
    send: resource('UserTwoStepLogin', 'delete', () => ({ password: 'not the password', code: '000000' })),
    answers: members('400 invalid_input'),
    hides: false,
  },
  {
    operation: at('UserRecoveryCodes', 'create'),
    does: 'replaces recovery codes without two-step login',
    send: resource('UserRecoveryCodes', 'create', () => ({ code: '000000' })),
    answers: members('404 not_found'),
    hides: false,
  },
  {
    operation: at('UserPasskey', 'create'),
    does: 'adds the passkey of the owner, unsigned',
    send: resource('UserPasskey', 'create', ({ passkeyId }) => ({
      name: 'Laptop',
      credential: unsigned(passkeyId, { clientDataJSON: 'e30', attestationObject: 'oA' }),
    })),
    answers: members('400 passkey_invalid'),
    hides: true,
  },
  {
    operation: at('UserPasskey', 'update'),
    does: 'renames the passkey of the owner',
    send: resource('UserPasskey', 'update', ({ passkeyId }) => ({ passkey_id: passkeyId, name: 'Mine' })),
    answers: members('404 not_found', OK),
    hides: true,
  },
  {
    operation: at('UserPasskey', 'delete'),
    does: 'removes the passkey of the owner',
    send: resource('UserPasskey', 'delete', ({ passkeyId }) => ({ passkey_id: passkeyId })),
    answers: members('404 not_found', OK),
    hides: true,
  },
  {
    operation: at('UserPasskeySessionOptions', 'create'),
    does: 'asks for what a passkey signs to log in',
    send: resource('UserPasskeySessionOptions', 'create', () => ({})),
    answers: all(OK),
    hides: false,
  },
  {
    operation: at('UserPasskeySession', 'create'),
    does: 'logs in by the passkey of the owner, unsigned',
    send: resource('UserPasskeySession', 'create', ({ passkeyId }) => ({
      credential: unsigned(passkeyId, { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' }),
    })),
    answers: all('400 passkey_invalid'),
    hides: true,
  },
  {
    operation: at('SignOnDomain', 'create'),
    does: 'asks for the provider of the domain of the owner',
    send: resource('SignOnDomain', 'create', ({ email }) => ({ email })),
    answers: all('404 sign_on_domain_unknown'),
    hides: true,
  },
  {
    operation: at('SignOnAccount', 'create'),
    does: 'signs up without an identity that a provider confirmed',
    send: resource('SignOnAccount', 'create', () => ({ full_name: 'Ines Moreau' })),
    answers: all('401 sign_on_expired'),
    hides: false,
  },
  {
    operation: at('SignOnSession', 'create'),
    does: 'logs in without an identity that a provider confirmed',
    send: resource('SignOnSession', 'create', () => ({ keep_account: true })),
    answers: all('401 sign_on_expired'),
    hides: false,
  },
  {
    operation: at('SignOnIdentity', 'create'),
    does: 'links without an identity that a provider confirmed',
    send: resource('SignOnIdentity', 'create', () => ({})),
    answers: members('401 sign_on_expired'),
    hides: false,
  },
  {
    operation: at('SignOnIdentity', 'delete'),
    does: 'unlinks by the id of the owner',
    send: resource('SignOnIdentity', 'delete', ({ id }) => ({ id })),
    answers: members('404 not_found'),
    hides: true,
  },
  {
    operation: at('Onboarding', 'create'),
    does: 'answers the questions to a new member',
    send: resource('Onboarding', 'create', () => ({ gender: 'female', interest_ids: ['7'] })),
    answers: members(OK),
    hides: false,
  },
  {
    operation: at('AgeAppeal', 'create'),
    does: 'gives a day of birth',
    send: resource('AgeAppeal', 'create', () => ({ birth_date: '1990-05-01' })),
    answers: members(OK),
    hides: false,
  },
  ...(
    [
      ['EmailSettings', 'update', { lists: { board_invites: false } }],
      ['EmailSurvey', 'create', { reason: 'useful' }],
    ] as const
  ).map(([name, action, options]): Example => ({
    operation: at(name, action),
    does: 'answers about the mails of the owner by a link that is signed for somebody else',
    send: (visitor, target, site) =>
      visitor.call(name, action, {
        ...options,
        token: forgedLink(site, visitor, target, 'email-settings'),
      }),
    answers: all('400 link_invalid'),
    hides: true,
  })),
];

/** Sends a request as the browser of a visitor does, without the CSRF token of our pages. */
async function inject(
  { app }: TestApp,
  visitor: TestVisitor,
  request: {
    readonly method?: 'POST' | 'PATCH' | 'DELETE';
    readonly url: string;
    readonly type: string;
    readonly payload: string;
    readonly headers?: Readonly<Record<string, string>>;
  },
): Promise<Pick<TestAnswer, 'status' | 'data' | 'error'>> {
  const answer = await app.inject({
    method: request.method ?? 'POST',
    url: request.url,
    payload: request.payload,
    headers: {
      ...request.headers,
      'content-type': request.type,
      'sec-fetch-site': 'same-origin',
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const body = isJson ? answer.json() : undefined;
  const ofApi = body?.details && { code: body.details.error };
  const error = body?.resource_response?.error ?? body?.errors?.[0]?.extensions ?? ofApi;
  return { status: answer.statusCode, data: error ? null : answer.body, error };
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Returns the form of a file whose policy the site did not sign. */
const unsignedFile = (name: string): string =>
  Object.entries({ key: 'f'.repeat(32), policy: 'e30=', signature: '0'.repeat(64), file: name })
    .map(([field, value]) => {
      const file = field === 'file' ? '; filename="a.csv"\r\nContent-Type: text/csv' : '';
      return `--cut\r\nContent-Disposition: form-data; name="${field}"${file}\r\n\r\n${value}\r\n`;
    })
    .join('')
    .concat('--cut--\r\n');

/** Sends a form with a file for the account of its sender. */
async function sendOwnFile(
  site: TestApp,
  visitor: TestVisitor,
  url: string,
  content = 'a',
): Promise<Pick<TestAnswer, 'status' | 'data' | 'error'>> {
  const { status, error } = await sendFileForm(site, visitor, url, {
    name: 'a',
    bytes: Buffer.from(content),
  });
  return { status, data: null, error: { code: error } };
}

/** Sends a part of an upload by the tus protocol, with the CSRF token of the visitor. */
async function sendUploadPart(
  site: TestApp,
  visitor: TestVisitor,
  request: { readonly method: 'POST' | 'PATCH' | 'DELETE'; readonly url: string; readonly bytes?: number },
): Promise<Pick<TestAnswer, 'status' | 'data' | 'error'>> {
  await visitor.get('VideoUpload', { upload_ids: ['7'] }); // renews the token of a new session
  return inject(site, visitor, {
    method: request.method,
    url: request.url,
    type: 'application/offset+octet-stream',
    payload: 'part',
    headers: {
      'x-csrftoken': visitor.cookies.get(CSRF_COOKIE) ?? '',
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      ...(request.bytes !== undefined && { 'upload-length': String(request.bytes) }),
    },
  });
}

/**
 * The examples of write operations that no module declares: they have no envelope, and a signature or token instead of
 * a session.
 */
export const RAW_EXAMPLES: readonly Example[] = [
  {
    operation: 'POST /v5/ad_accounts/:id/events',
    does: 'sends events of an ad account of the owner without its token',
    send: (visitor, { adAccountId }, site) =>
      inject(site, visitor, {
        url: `/v5/ad_accounts/${adAccountId}/events`,
        type: JSON_TYPE,
        payload: '{"events":[{}]}',
      }),
    answers: all('401 token_invalid'),
    hides: true,
  },
  {
    operation: 'POST /tag/v1/events',
    does: 'sends an event of a tag that nobody made',
    send: (visitor, _, site) =>
      inject(site, visitor, {
        url: '/tag/v1/events',
        type: JSON_TYPE,
        payload: JSON.stringify({ tag_id: '7', event_id: 'an-event', event_name: EVENT_NAMES[0] }),
      }),
    answers: all('404 tag_not_found'),
    hides: true,
  },
  {
    operation: 'POST /oauth/token',
    does: 'exchanges a code that nobody made',
    send: (visitor, _, site) =>
      inject(site, visitor, {
        url: '/oauth/token',
        type: FORM_TYPE,
        payload: new URLSearchParams({
          grant_type: 'authorization_code',
          code: 'a'.repeat(43),
          client_id: BROWSER_EXTENSION.clientId,
          redirect_uri: BROWSER_EXTENSION.redirectUris[0],
          code_verifier: 'a'.repeat(43),
        }).toString(),
      }),
    answers: all('400'),
    hides: true,
  },
  {
    operation: 'POST /oauth/introspect',
    does: 'describes a token that nobody has',
    send: (visitor, _, site) =>
      inject(site, visitor, {
        url: '/oauth/introspect',
        type: FORM_TYPE,
        payload: new URLSearchParams({
          token: 'a'.repeat(43),
          client_id: BROWSER_EXTENSION.clientId,
        }).toString(),
      }),
    answers: all(OK),
    hides: true,
  },
  {
    operation: 'POST /oauth/revoke',
    does: 'revokes a token that nobody has',
    send: (visitor, _, site) =>
      inject(site, visitor, {
        url: '/oauth/revoke',
        type: FORM_TYPE,
        payload: new URLSearchParams({ token: 'a'.repeat(43) }).toString(),
      }),
    answers: all(OK),
    hides: true,
  },
  {
    operation: 'POST /email/subscription',
    does: 'ends the mails of the owner by a link that is signed for somebody else',
    send: (visitor, target, site) => {
      const token = forgedLink(site, visitor, target, 'email-settings');
      return inject(site, visitor, {
        url: `/email/subscription/?${new URLSearchParams({ token, list: 'board_invites' })}`,
        type: FORM_TYPE,
        payload: 'List-Unsubscribe=One-Click',
      });
    },
    answers: all('400'),
    hides: true,
  },
  ...(['VIP', 'CatalogRun'] as const).map((name): Example => ({
    operation: `POST /resource/${name}Resource/upload`,
    does: 'posts a file that no signed policy allows',
    send: (visitor, { id }, site) =>
      inject(site, visitor, {
        url: `/resource/${name}Resource/upload/`,
        type: 'multipart/form-data; boundary=cut',
        payload: unsignedFile(id),
      }),
    answers: all('403 upload_policy_invalid'),
    hides: true,
  })),
  {
    operation: 'POST /pin/create/share',
    does: 'opens the composer with a shared text, and stores nothing',
    send: (visitor, { id }, site) =>
      inject(site, visitor, {
        url: '/pin/create/share/',
        type: 'multipart/form-data; boundary=cut',
        payload: `--cut\r\ncontent-disposition: form-data; name="title"\r\n\r\n${id}\r\n--cut--\r\n`,
      }),
    answers: all('303'),
    hides: false,
  },
  {
    operation: 'POST /board/shared/:code/images',
    does: 'adds an image to a board by a link that nobody made',
    async send(visitor, { id }, site) {
      // The cookie with the token is that of the session once a request was made with it.
      await visitor.get('SignOn');
      return inject(site, visitor, {
        url: `/board/shared/${id}/images/`,
        type: 'multipart/form-data; boundary=cut',
        payload: guestForm(visitor.cookies.get(CSRF_COOKIE) ?? ''),
      });
    },
    answers: all('410 board_link_gone'),
    hides: true,
  },
  {
    operation: 'POST /settings/profile/photo',
    does: 'changes the own photo to a file that is no image',
    send: (visitor, _, site) => sendOwnFile(site, visitor, '/settings/profile/photo/'),
    answers: members('422 image_type_unsupported'),
    hides: true,
  },
  {
    operation: 'POST /settings/data/import/upload',
    does: 'uploads a file for an own import that is empty',
    send: (visitor, _, site) => sendOwnFile(site, visitor, '/settings/data/import/upload/', ''),
    answers: members('400 invalid_input'),
    hides: true,
  },
  {
    operation: 'POST /upload/video',
    does: 'uploads a video that is too large',
    send: (visitor, _, site) =>
      sendUploadPart(site, visitor, { method: 'POST', url: '/upload/video', bytes: VIDEO_BYTES_MAX + 1 }),
    answers: members('413 video_file_too_large'),
    hides: true,
  },
  ...(['PATCH', 'DELETE'] as const).map((method): Example => ({
    operation: `${method} /upload/video/:uploadId`,
    does: 'changes an upload of a video that is not theirs',
    send: (visitor, { id }, site) => sendUploadPart(site, visitor, { method, url: `/upload/video/${id}` }),
    answers: members('404 upload_not_found'),
    hides: true,
  })),
  {
    operation: 'POST /upload/import',
    does: 'uploads a file for an import that is too large',
    send: (visitor, _, site) =>
      sendUploadPart(site, visitor, { method: 'POST', url: '/upload/import', bytes: 20_000_000_001 }),
    answers: members('413 import_file_too_large'),
    hides: true,
  },
  ...(['PATCH', 'DELETE'] as const).map((method): Example => ({
    operation: `${method} /upload/import/:uploadId`,
    does: 'changes the upload of a file for an import that is not theirs',
    send: (visitor, { id }, site) => sendUploadPart(site, visitor, { method, url: `/upload/import/${id}` }),
    answers: members('404 upload_not_found'),
    hides: true,
  })),
  {
    operation: 'POST /resource/LocalPayments/confirm',
    does: 'confirms a charge that nobody made',
    send: (visitor, { id }, site) =>
      inject(site, visitor, {
        url: `/resource/LocalPayments/confirm/?charge=${id}&back=/`,
        type: FORM_TYPE,
        payload: 'answer=yes',
      }),
    answers: all('400 link_invalid'),
    hides: true,
  },
  {
    operation: 'POST /graphql',
    does: 'sends a mutation, of which there are none',
    send: async (visitor, { id }) => {
      const { status, error } = await visitor.graphql(`mutation { deleteUser(id: "${id}") }`);
      return { status, data: null, error: error?.extensions };
    },
    answers: all('400 query_invalid'),
    hides: true,
  },
  {
    operation: 'POST /v5/media/upload',
    does: 'posts a video that no signed policy allows',
    send: (visitor, { id }, site) =>
      inject(site, visitor, {
        url: '/v5/media/upload',
        type: 'multipart/form-data; boundary=cut',
        payload: unsignedFile(id),
      }),
    answers: all('403 upload_policy_invalid'),
    hides: true,
  },
  {
    operation: 'POST /v5/graphql',
    does: 'sends a query by a session instead of a token',
    send: (visitor, { id }, site) =>
      inject(site, visitor, {
        url: '/v5/graphql',
        type: JSON_TYPE,
        payload: JSON.stringify({ query: `{ user(id: "${id}") { email } }` }),
      }),
    answers: all('401 access_token_missing'),
    hides: true,
  },
];
