/** Returns the address of a form of the page of a webhook address; the server shows the page there too, for the same address. */
export function actionPath(action: string, endpointId: string): string {
  return `/app-factory-oauth/webhooks/deliveries/${action}/?endpoint=${endpointId}`;
}
