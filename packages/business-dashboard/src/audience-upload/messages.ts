/** The texts of uploads of customer lists. Give another table for another language. */
export type AudienceUploadMessages = typeof audienceUploadMessages;

/** The texts in American English. */
export const audienceUploadMessages = {
  title: 'Audience upload',
  intro:
    'Make an audience of your customers. Their e-mails are hashed in your browser and never leave it; the list is used from 100 people on, and can be read back by nobody.',
  landing: 'Upload customers',
  name: 'Name of the audience',
  nameHint: 'It stands under Audiences when all of the file has come.',
  fileColumns: 'One column email is needed; others are ignored and not sent.',
  templateName: 'Pegboard audience template',
};
