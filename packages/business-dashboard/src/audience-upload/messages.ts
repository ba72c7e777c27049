/** The messages of uploads of customer lists. Pass another table for another language. */
export type AudienceUploadMessages = typeof audienceUploadMessages;

/** The messages in American English. */
export const audienceUploadMessages = {
  title: 'Audience upload',
  intro:
    'Make an audience of your customers. Their emails are hashed in your browser and never leave it. The list is used from 100 people on, and no one can read it back.',
  landing: 'Upload customers',
  name: 'Name of the audience',
  nameHint: 'It appears under Audiences when the upload is complete.',
  fileColumns: 'One column email is needed; others are ignored and not sent.',
  templateName: 'Pegboard audience template',
};
