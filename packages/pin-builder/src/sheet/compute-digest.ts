/** Returns the SHA-256 of a file in hexadecimal. Rejects where the file cannot be read any more. */
export async function computeDigest(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
