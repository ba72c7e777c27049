export { DetailsForm, type DetailsFormProps } from './details-form.tsx';
export { pinBuilderMessages, type DetailsMessages } from '../messages.ts';
