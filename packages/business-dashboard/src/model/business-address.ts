import type { BusinessKind } from './permissions.ts';

const SEGMENTS: Readonly<Record<BusinessKind, string>> = {
  access: 'business-access',
  manager: 'business-manager',
  hierarchy: 'business-hierarchy',
};

/** Returns the address of a business, with a trailing slash; with a path, that of a page of it. */
export function businessPath(kind: BusinessKind, id: string, page = ''): string {
  return `/business/${SEGMENTS[kind]}/${id}/${page === '' ? '' : `${page}/`}`;
}

/** Parses the kind of account, id and page path of an address; undefined for other addresses. */
export function businessOfPath(
  path: string,
): { readonly kind: BusinessKind; readonly id: string; readonly page: string } | undefined {
  const [, segment, id = '', page = ''] = /^\/business\/([\w-]+)\/([^/]+)\/?(.*?)\/?$/.exec(path) ?? [];
  const kind = (Object.keys(SEGMENTS) as BusinessKind[]).find((one) => SEGMENTS[one] === segment);
  return kind && { kind, id, page };
}
