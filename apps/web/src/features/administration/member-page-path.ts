/** Returns the address of a member in the administration. */
export function memberPagePath(username: string): string {
  return `/_/users/${encodeURIComponent(username)}/`;
}
