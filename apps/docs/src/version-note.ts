/** Returns the sentence that says which version a page documents; the pages of others are built from their tags. */
export const versionNote = (version: string): string =>
  version === '0.0.0'
    ? 'Documents the first release, which is not published yet.'
    : `Documents version ${version}.`;
