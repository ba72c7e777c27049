'use client';

import type { DraftDetails } from '@pegboard/types';
import {
  Button,
  Select,
  TextArea,
  TextField,
  functionProp,
  objectProp,
  optionalProp,
  rootAttributes,
  type RootProps,
  validProps,
} from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { DetailsMessages } from '../messages.ts';
import { detailsMessagesProp, detailsProp } from './details-prop.ts';
import styles from './details.module.css';

/** The props of a DetailsForm. */
export type DetailsFormProps = RootProps & {
  readonly details: DraftDetails;
  readonly onChange: (details: DraftDetails) => void;
  /** Removes the details; without it they can only be changed. */
  readonly onRemove?: (() => void) | undefined;
  /** Errors by the path of the field, such as `details.name`. */
  readonly errors?: Readonly<Partial<Record<string, string>>> | undefined;
  readonly messages: DetailsMessages;
};

const DETAILS_FORM_RULES = {
  details: detailsProp,
  onChange: functionProp,
  onRemove: optionalProp(functionProp),
  errors: optionalProp(objectProp),
  messages: detailsMessagesProp,
};

/** Renders the details of a product, a recipe or an article as fields. Source: CR-03, CR-09. */
export function DetailsForm(rawProps: DetailsFormProps): ReactNode {
  const props = validProps('DetailsForm', rawProps, DETAILS_FORM_RULES);
  const { details, onChange, onRemove, errors = {}, messages: texts } = props;
  const fields = { onChange, texts, errorOf: (name: string) => findError(errors, name) };
  return (
    <fieldset data-part="details-form" {...rootAttributes(props, styles.fieldset)}>
      <legend>{texts[details.kind]}</legend>
      <TextField
        label={texts.name}
        value={details.name}
        error={fields.errorOf('name')}
        data-field="details.name"
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => onChange({ ...details, name: value })}
      />
      {details.kind === 'product' && <ProductFields {...fields} details={details} />}
      {details.kind === 'recipe' && <RecipeFields {...fields} details={details} />}
      {details.kind === 'article' && <ArticleFields {...fields} details={details} />}
      {onRemove && (
        <Button size="sm" variant="ghost" className={styles.start} onClick={onRemove}>
          {texts.remove}
        </Button>
      )}
    </fieldset>
  );
}

/** Returns the error of a field, or of the first of its lines. */
function findError(errors: DetailsFormProps['errors'], name: string): string | undefined {
  const path = `details.${name}`;
  const field = Object.keys(errors ?? {}).find((each) => each === path || each.startsWith(`${path}.`));
  return field === undefined ? undefined : errors?.[field];
}

type Of<Kind extends DraftDetails['kind']> = {
  readonly details: DraftDetails & { readonly kind: Kind };
  readonly onChange: (details: DraftDetails) => void;
  readonly texts: DetailsMessages;
  readonly errorOf: (name: string) => string | undefined;
};

function ProductFields({ details, onChange, texts, errorOf }: Of<'product'>): ReactNode {
  return (
    <>
      <TextField
        label={texts.brand}
        error={errorOf('brand')}
        data-field="details.brand"
        value={details.brand}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => onChange({ ...details, brand: value })}
      />
      <div className={styles.row} data-part="row">
        <TextField
          label={texts.price}
          error={errorOf('price')}
          data-field="details.price"
          type="number"
          min={0}
          step="any"
          value={details.price ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ ...details, price: toAmount(value) })}
        />
        <Select
          label={texts.currency}
          error={errorOf('currency')}
          data-field="details.currency"
          value={details.currency ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ ...details, currency: value || null })}
        >
          <option value="">–</option>
          {listCurrencies(details.currency).map((code) => (
            <option key={code}>{code}</option>
          ))}
        </Select>
      </div>
      <Select
        label={texts.availability}
        value={String(details.isInStock)}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...details, isInStock: value === 'null' ? null : value === 'true' })
        }
      >
        <option value="null">{texts.unknown}</option>
        <option value="true">{texts.inStock}</option>
        <option value="false">{texts.outOfStock}</option>
      </Select>
    </>
  );
}

function RecipeFields({ details, onChange, texts, errorOf }: Of<'recipe'>): ReactNode {
  return (
    <>
      <div className={styles.row} data-part="row">
        <TextField
          label={texts.servings}
          error={errorOf('servings')}
          data-field="details.servings"
          type="number"
          min={1}
          value={details.servings ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...details, servings: toAmount(value) || null })
          }
        />
        {(['prepTime', 'cookTime'] as const).map((name) => (
          <TextField
            key={name}
            label={texts[name]}
            error={errorOf(name)}
            data-field={`details.${name}`}
            type="number"
            min={0}
            step={1}
            value={details[name] ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const minutes = toAmount(value);
              onChange({ ...details, [name]: minutes === null ? null : Math.round(minutes) });
            }}
          />
        ))}
      </div>
      <TextArea
        label={texts.ingredients}
        error={errorOf('ingredients')}
        data-field="details.ingredients"
        hint={texts.perLine}
        value={details.ingredients.join('\n')}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...details, ingredients: toLines(value, 100) })
        }
      />
      <TextArea
        label={texts.steps}
        error={errorOf('steps')}
        data-field="details.steps"
        hint={texts.stepsHint}
        value={(details.steps ?? []).join('\n')}
        onChange={({ currentTarget: { value } }) => onChange({ ...details, steps: toLines(value, 100) })}
      />
    </>
  );
}

function ArticleFields({ details, onChange, texts, errorOf }: Of<'article'>): ReactNode {
  return (
    <>
      <TextArea
        label={texts.summary}
        error={errorOf('description')}
        data-field="details.description"
        value={details.description}
        onChange={({ currentTarget: { value } }) => onChange({ ...details, description: value })}
      />
      <TextArea
        label={texts.authors}
        error={errorOf('authors')}
        data-field="details.authors"
        hint={texts.perLine}
        value={details.authors.join('\n')}
        onChange={({ currentTarget: { value } }) => onChange({ ...details, authors: toLines(value, 10) })}
      />
      <TextField
        label={texts.publisher}
        error={errorOf('publisher')}
        data-field="details.publisher"
        value={details.publisher ?? ''}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => onChange({ ...details, publisher: value })}
      />
      <TextField
        label={texts.datePublished}
        error={errorOf('datePublished')}
        data-field="details.datePublished"
        type="date"
        value={details.datePublished?.slice(0, 10) ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ ...details, datePublished: value || null })}
      />
    </>
  );
}

/** Lines of a text while it is written: empty ones stay, so that Enter begins a line. */
const toLines = (text: string, max: number): string[] => (text === '' ? [] : text.split('\n').slice(0, max));

function toAmount(text: string): number | null {
  const amount = Number(text);
  return text.trim() === '' || !Number.isFinite(amount) || amount < 0 ? null : amount;
}

const COMMON_CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'CAD',
  'AUD',
  'CHF',
  'SEK',
  'INR',
  'BRL',
  'AED',
  'SAR',
];

const listCurrencies = (known: string | null): readonly string[] =>
  known === null || COMMON_CURRENCIES.includes(known) ? COMMON_CURRENCIES : [known, ...COMMON_CURRENCIES];
