/** The messages of uploads of events. Pass another table for another language. */
export type ConversionUploadMessages = typeof conversionUploadMessages;

/** The messages in American English. */
export const conversionUploadMessages = {
  title: 'Conversion upload',
  intro:
    'Tell of sales that no page and no server told: from the till, the telephone, the books. Events may be 60 days old; one that was told before counts once.',
  landing: 'Upload events',
  tag: 'Tag',
  tagHint: 'The tag that the events belong to.',
  noTags: 'No tag yet',
  noTagsHint: 'Events belong to a tag. Make one under Pin tag first.',
  hashed: 'A column named email is hashed in your browser. Emails are never sent.',
  templateName: 'Pegboard conversion template',
};
