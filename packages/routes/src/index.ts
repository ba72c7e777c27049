const RESERVED = new Set(
  'pin search login signup settings business board me homefeed i assets graphql resource healthz ideas videos shopping topics today discover conversation about ads terms oauth edit _ v3 notifications password email logout'.split(
    ' ',
  ),
);
const RESERVED_SECOND = new Set(['following', 'followers', '_tools', '_created', '_saved', 'tried', 'pins']);
const folded = (name: string): string => name.normalize('NFKC').toLowerCase();
export const isReservedUsername = (name: string): boolean => RESERVED.has(folded(name));
export const isReservedBoardSlug = (slug: string): boolean => RESERVED_SECOND.has(folded(slug));
export const profilePath = (username: string | null | undefined): string => `/${username ?? ''}/`;
export const savedPath = (username: string): string => `/${username}/_saved/`;
export const boardPath = (board: { readonly url: string }): string => board.url;
export const pinPath = (pin: { readonly id: string }): string => `/pin/${pin.id}/`;
export const closeupId = (slug: string): string =>
  slug.slice(slug.lastIndexOf('--') === -1 ? 0 : slug.lastIndexOf('--') + 2);
export const limitedLoginTitle = (_for: string | null): string | undefined => undefined;
export const safeLoginTarget = (next: string | null): string =>
  next !== null && /^\/(?![\/\\])/.test(next) ? next : '/';
export const repinPath = (id: string): string => `/pin/${id}/repin/`;
export const loginPath = (of: { readonly next: string; readonly for: string }): string => `/login/?${new URLSearchParams(of)}`;
