/** A page with a nonce is rendered for each request: nothing of it is made beforehand. */
export default {};
