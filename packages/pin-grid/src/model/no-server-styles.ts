/** In a browser the style sheet has come with the page: it takes over what stands there, and weighs nothing. */
export function serverStyles(): string {
  return '';
}
