'use client';

import type { DraftDetails } from '@pegboard/types';
import { Button, Select, TextArea, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useBuilder } from './builder-context.ts';
import styles from '../pin-builder.module.css';

/** The details of a product, a recipe or an article, which the member may correct or remove. Source: CR-03. */
export function DetailsFields(): ReactNode {
  const { state, send, messages } = useBuilder();
  const { details } = state.fields;
  if (details === null) return null;
  const texts = messages.details;
  const change = (next: DraftDetails | null): void => send({ type: 'details-changed', details: next });
  return (
    <fieldset className={styles.fieldset}>
      <legend>{texts[details.kind]}</legend>
      <TextField
        label={texts.name}
        value={details.name}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => change({ ...details, name: value })}
      />
      {details.kind === 'product' && <ProductFields details={details} onChange={change} />}
      {details.kind === 'recipe' && <RecipeFields details={details} onChange={change} />}
      {details.kind === 'article' && <ArticleFields details={details} onChange={change} />}
      <Button size="sm" variant="ghost" className={styles.start} onClick={() => change(null)}>
        {texts.remove}
      </Button>
    </fieldset>
  );
}

type Of<Kind extends DraftDetails['kind']> = {
  readonly details: DraftDetails & { readonly kind: Kind };
  readonly onChange: (details: DraftDetails) => void;
};

function ProductFields({ details, onChange }: Of<'product'>): ReactNode {
  const texts = useBuilder().messages.details;
  return (
    <>
      <TextField
        label={texts.brand}
        value={details.brand}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => onChange({ ...details, brand: value })}
      />
      <div className={styles.row}>
        <TextField
          label={texts.price}
          type="number"
          min={0}
          step="any"
          value={details.price ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ ...details, price: toAmount(value) })}
        />
        <Select
          label={texts.currency}
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

function RecipeFields({ details, onChange }: Of<'recipe'>): ReactNode {
  const texts = useBuilder().messages.details;
  return (
    <>
      <div className={styles.row}>
        <TextField
          label={texts.servings}
          type="number"
          min={1}
          value={details.servings ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...details, servings: toAmount(value) || null })
          }
        />
        <TextField
          label={texts.cookTime}
          type="number"
          min={0}
          step={1}
          value={details.cookTime ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const minutes = toAmount(value);
            onChange({ ...details, cookTime: minutes === null ? null : Math.round(minutes) });
          }}
        />
      </div>
      <TextArea
        label={texts.ingredients}
        hint={texts.perLine}
        value={details.ingredients.join('\n')}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...details, ingredients: toLines(value, 100) })
        }
      />
    </>
  );
}

function ArticleFields({ details, onChange }: Of<'article'>): ReactNode {
  const texts = useBuilder().messages.details;
  return (
    <>
      <TextArea
        label={texts.summary}
        value={details.description}
        onChange={({ currentTarget: { value } }) => onChange({ ...details, description: value })}
      />
      <TextArea
        label={texts.authors}
        hint={texts.perLine}
        value={details.authors.join('\n')}
        onChange={({ currentTarget: { value } }) => onChange({ ...details, authors: toLines(value, 10) })}
      />
      <TextField
        label={texts.datePublished}
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
