'use client';

import { Button, classNames, FieldError, Select, TextField, getTrimmedFormText } from '@pegboard/ui';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';

import parts from '../layout/parts.module.css';
import { StatusMessage } from '../layout/status-message.tsx';
import { useAction } from '../layout/use-action.ts';
import styles from './catalog-products.module.css';
import type { CatalogProductsMessages } from './messages.ts';
import type {
  CatalogProduct,
  CatalogProductsPorts,
  ProductGroup,
  ProductGroupInput,
  ProductGroupRules,
} from './product-types.ts';

/** Renders the form that adds or edits a product group: its name, its rules, and its picked products. */
export function GroupForm(props: {
  readonly group: ProductGroup | null;
  readonly ports: Pick<CatalogProductsPorts, 'saveGroup' | 'readProducts'>;
  readonly messages: CatalogProductsMessages;
  readonly onSaved: (group: ProductGroup) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { group, ports, messages, onSaved, onClose } = props;
  const { groups: texts, form: fields } = messages;
  const rules: ProductGroupRules = group?.rules ?? {};
  const [picked, setPicked] = useState<readonly string[]>(group?.picked ?? []);
  const { busy, status, fields: wrong, run } = useAction(messages.failed);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const input = { ...readGroup(new FormData(event.currentTarget)), picked };
    const save = async () => {
      const result = await ports.saveGroup(input, group?.id ?? null);
      if (result.ok) onSaved(result.data);
      return result;
    };
    void run('save', save, '');
  };
  return (
    <form
      className={parts.form}
      data-part="form"
      data-columns=""
      onSubmit={submit}
      noValidate
      aria-label={group ? messages.change(group.name) : texts.add}
    >
      <TextField
        label={texts.name}
        name="name"
        dir="auto"
        defaultValue={group?.name}
        maxLength={80}
        error={wrong['name']}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was asked for a moment ago
        autoFocus
      />
      <h3>{texts.rules}</h3>
      <p className={classNames(parts.hint, parts.wide)}>{texts.rulesHint}</p>
      <TextField label={fields.category} name="category" dir="auto" defaultValue={rules.category} />
      <TextField label={fields.brand} name="brand" dir="auto" defaultValue={rules.brand} />
      <TextField label={texts.text} name="text" dir="auto" defaultValue={rules.text} />
      <TextField label={fields.label} name="label" dir="auto" defaultValue={rules.label} />
      <TextField
        label={texts.priceMin}
        name="price_min"
        inputMode="decimal"
        dir="ltr"
        defaultValue={rules.price_min}
        error={wrong['rules.price_min'] ?? wrong['price_min']}
      />
      <TextField
        label={texts.priceMax}
        name="price_max"
        inputMode="decimal"
        dir="ltr"
        defaultValue={rules.price_max}
        error={wrong['rules.price_max'] ?? wrong['price_max']}
      />
      <Select label={fields.availability} name="availability" defaultValue={rules.availability ?? ''}>
        <option value="">{texts.any}</option>
        <option value="in_stock">{fields.availabilities.in_stock}</option>
        <option value="out_of_stock">{fields.availabilities.out_of_stock}</option>
      </Select>
      <label className={parts.check}>
        <input type="checkbox" name="on_sale" defaultChecked={rules.on_sale === true} /> {texts.onSale}
      </label>
      <h3>{texts.picked(picked.length)}</h3>
      <p className={classNames(parts.hint, parts.wide)}>{texts.pickHint}</p>
      <Picker {...{ picked, ports, messages }} onPick={setPicked} />
      {wrong['rules'] === undefined ? null : <FieldError>{wrong['rules']}</FieldError>}
      <StatusMessage status={status} />
      <div className={parts.buttons} data-part="actions">
        <Button type="submit" variant="primary" loading={busy !== undefined}>
          {messages.save}
        </Button>
        <Button type="button" onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Reads the name and the rules of the form; empty fields are no rules. */
function readGroup(form: FormData): Pick<ProductGroupInput, 'name' | 'rules'> {
  const text = (name: string): string | undefined => getTrimmedFormText(form, name) || undefined;
  const amount = (name: string): number | undefined => {
    const typed = text(name);
    return typed === undefined ? undefined : Number(typed.replace(',', '.'));
  };
  const stock = text('availability');
  const rules: ProductGroupRules = {
    category: text('category'),
    brand: text('brand'),
    text: text('text'),
    label: text('label'),
    price_min: amount('price_min'),
    price_max: amount('price_max'),
    availability: stock === 'in_stock' || stock === 'out_of_stock' ? stock : undefined,
    on_sale: form.get('on_sale') === null ? undefined : true,
  };
  return { name: text('name') ?? '', rules };
}

function Picker(props: {
  readonly picked: readonly string[];
  readonly ports: Pick<CatalogProductsPorts, 'readProducts'>;
  readonly messages: CatalogProductsMessages;
  readonly onPick: (picked: readonly string[]) => void;
}): ReactNode {
  const { picked, ports, messages, onPick } = props;
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly CatalogProduct[] | null>(null);
  useEffect(() => {
    let isLatest = true;
    void ports.readProducts({ query, bookmark: null }).then((result) => {
      if (isLatest && result.ok) setFound(result.data.items);
    });
    return () => {
      isLatest = false;
    };
  }, [ports, query]);
  return (
    <div className={parts.wide}>
      <TextField
        type="search"
        label={messages.search}
        hideLabel
        placeholder={messages.search}
        value={query}
        dir="auto"
        onChange={({ target }) => setQuery(target.value)}
      />
      {found?.length === 0 ? <p role="status">{messages.noneFound}</p> : null}
      <ul role="list" className={styles.picks}>
        {found?.map(({ id, title, image }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={picked.includes(id)}
                onChange={({ currentTarget: { checked } }) =>
                  onPick(checked ? [...picked, id] : picked.filter((one) => one !== id))
                }
              />
              {image === null ? null : <img src={image} alt="" loading="lazy" />}
              <bdi>{title}</bdi>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
