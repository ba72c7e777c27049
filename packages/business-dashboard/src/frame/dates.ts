const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A day as it is said in American English; the same on the server and in every time zone. */
export const sayDay = (iso: string): string => day.format(new Date(iso));

/** A moment as it is said in American English, in UTC. */
export const sayMoment = (iso: string): string => `${moment.format(new Date(iso))} UTC`;
