import { EMPTY_PIN_DRAFT } from '@pegboard/types';
import {
  choiceProp,
  functionProp,
  listProp,
  localeProp,
  messagesProp,
  methodsProp,
  objectProp,
  optionalProp,
  textProp,
  validProps,
  type PropRule,
} from '@pegboard/ui';
import { mainMessages } from './english/main.ts';
import type { PinBuilderProps } from './pin-builder-props.ts';
import type { PinBuilderPorts } from './ports.ts';

const reject = (): Promise<never> => Promise.reject(new Error('The port is missing.'));

/** The methods that replace those that an untyped caller left out. */
const MISSING_PORTS = {
  uploadImage: reject,
  uploadFromWeb: reject,
  editImage: reject,
  saveDraft: reject,
  checkLink: reject,
  readPage: reject,
  publish: reject,
  searchTopics: reject,
} satisfies Partial<PinBuilderPorts>;

/** A draft; an invalid one is continued with the fields that it has. */
const draftProp: PropRule = {
  expected: 'a draft with all its fields',
  isValid: (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(EMPTY_PIN_DRAFT).every((name) => name in value),
  instead: (value) => ({ ...EMPTY_PIN_DRAFT, ...(typeof value === 'object' && value) }),
};

const PIN_BUILDER_RULES = {
  ports: methodsProp(MISSING_PORTS),
  initialDraft: {
    ...draftProp,
    isValid: (value: unknown) => value === undefined || draftProp.isValid(value),
  },
  initialFiles: optionalProp(listProp),
  initialUrl: optionalProp(textProp),
  uploadedImages: optionalProp(objectProp),
  topics: optionalProp(objectProp),
  renderBoardPicker: functionProp,
  layout: choiceProp(['page', 'overlay']),
  onPublished: functionProp,
  renderScheduledLink: optionalProp(functionProp),
  onClose: optionalProp(functionProp),
  messages: messagesProp(mainMessages),
  locale: localeProp,
};

/** Returns the props of a builder with a substitute for each invalid one, which is reported in development. */
export const checkBuilderProps = (props: PinBuilderProps): PinBuilderProps =>
  validProps('PinBuilder', props, PIN_BUILDER_RULES);
