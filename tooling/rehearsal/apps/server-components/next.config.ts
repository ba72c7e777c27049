/** A page with a nonce is rendered for each request, and never prerendered. */
export default {};
