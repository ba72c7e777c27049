import type { BusinessKind } from '@pegboard/business-dashboard/model';

const SEGMENTS: Readonly<Record<BusinessKind, string>> = {
  access: 'business-access',
  manager: 'business-manager',
  hierarchy: 'business-hierarchy',
};

/** The address of a business, with a slash at its end; that of a page of it where its path is given. */
export function businessPath(kind: BusinessKind, id: string, page = ''): string {
  return `/business/${SEGMENTS[kind]}/${id}/${page === '' ? '' : `${page}/`}`;
}

/** The kind of account that an address is of, its id and the path of the page; undefined for other addresses. */
export function businessOfPath(
  path: string,
): { readonly kind: BusinessKind; readonly id: string; readonly page: string } | undefined {
  const [, segment, id = '', page = ''] = /^\/business\/([\w-]+)\/([^/]+)\/?(.*?)\/?$/.exec(path) ?? [];
  const kind = (Object.keys(SEGMENTS) as BusinessKind[]).find((one) => SEGMENTS[one] === segment);
  return kind && { kind, id, page };
}
