/** Returns the complete address of an address within the site, which may be below a path; that of a CDN is complete already. */
export const completeUrl = (address: string, publicUrl: string): string =>
  /^\/(?!\/)/.test(address) ? publicUrl + address : address;
