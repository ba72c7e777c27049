/** Returns the code for the head of every page. */
export function tagSnippet(publicUrl: string, tagId: string): string {
  return `<script async src="${publicUrl}/tag/v1.js" data-tag="${tagId}"></script>`;
}

/** Returns the same code, storing the click id only until the tab is closed. */
export function sessionTagSnippet(publicUrl: string, tagId: string): string {
  return `<script async src="${publicUrl}/tag/v1.js" data-tag="${tagId}" data-keep-click></script>`;
}

/** The markup by which a page with the tag reports a purchase. */
export const EVENT_BLOCK = `<script type="application/json" data-pegboard-event>
  { "name": "checkout", "event_id": "order-1001", "value": 49.9, "currency": "USD", "order_id": "1001" }
</script>`;

/** The call by which a script reports an event to the tag. */
export const EVENT_CALL = `pegboardTag.track('lead', { event_id: 'form-77' });`;

/** Returns an example call of the conversions API. */
export function apiSnippet(publicUrl: string, accountId: string, tagId: string | undefined): string {
  const body = {
    ...(tagId === undefined ? {} : { tag_id: tagId }),
    events: [
      {
        event_name: 'checkout',
        event_id: 'order-1001',
        happened_at: '2026-11-22T09:30:00Z',
        value: 49.9,
        currency: 'USD',
        click_id: 'the pb_click of the address',
      },
    ],
  };
  return `curl ${publicUrl}/v5/ad_accounts/${accountId}/events \\
  -H 'Authorization: Bearer YOUR_TOKEN' \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(body, null, 2)}'`;
}
