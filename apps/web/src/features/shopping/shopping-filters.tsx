import { Button, chipAttributes } from '@pegboard/ui';
import { useId, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ShopFilter_OptionFragment } from '../../data/generated/graphql.ts';
import { searchTexts as enUsSearch } from '../../messages/en-us-search.ts';
import { shoppingTexts as enUsShopping } from '../../messages/en-us-shopping.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { FilterChoice, FilterMenu } from '../filters/filter-menu.tsx';
import filterStyles from '../filters/filters.module.css';
import { Link } from '../links/link.tsx';
import {
  isFiltered,
  parseShoppingAddress,
  SHOPPING_SORTS,
  shoppingParams,
  shoppingPath,
  toggled,
  UNFILTERED,
  type ShoppingAddress,
} from './shopping-address.ts';
import styles from './shopping.module.css';

type Options = readonly ShopFilter_OptionFragment[];
type Params = {
  /** The path of the page. */
  readonly page: string;
  readonly address: ShoppingAddress;
};

const GROUP = 'shopping-filter';
/** The limits of the price ranges that are offered, in units of a currency with decimals; others have a hundred times these. */
const PRICE_LIMITS = [25, 50, 100, 200] as const;
const WITHOUT_DECIMALS = 100;

/** Renders the order and the filters of a list of products (SR-14). All are links, and a form for the price: both work without JavaScript. */
export function ShoppingFilters(
  props: Params & {
    readonly options: Options;
    /** The currency of prices. */
    readonly currency: string | null;
  },
): ReactNode {
  const { page, address, options, currency } = props;
  const texts = useTexts('shopping', enUsShopping);
  const values = useTexts('search', enUsSearch).values;
  const of = (name: ShopFilter_OptionFragment['name']): Options => options.filter((one) => one.name === name);
  const to = (changed: Partial<ShoppingAddress>): string => shoppingPath(page, { ...address, ...changed });
  const currencies = of('currency');
  return (
    <ul role="list" className={filterStyles.filters} aria-label={texts.filters}>
      <FilterMenu
        label={texts.sortedBy(texts.sorts[address.sort])}
        title={texts.sort}
        group={GROUP}
        isOn={address.sort !== 'relevance'}
      >
        {SHOPPING_SORTS.map((sort) => (
          <FilterChoice key={sort} to={to({ sort })} text={texts.sorts[sort]} isOn={sort === address.sort} />
        ))}
      </FilterMenu>
      {currency === null ? null : <PriceMenu page={page} address={address} currency={currency} />}
      <ValueMenu
        name="brand"
        options={of('brand')}
        textOf={({ label, value }) => label ?? value}
        pathOf={({ value }) => to({ brands: toggled(address.brands, value) })}
      />
      <ValueMenu
        name="color"
        options={of('color')}
        textOf={({ value }) => (values.color as Readonly<Record<string, string>>)[value] ?? value}
        pathOf={({ value }) => to({ colors: toggled(address.colors, value) })}
      />
      {of('availability')
        .filter(({ value, isOn }) => value === 'in_stock' || isOn)
        .map(({ value, isOn }) => (
          <Switch
            key={value}
            to={to({ availability: isOn ? null : 'in_stock' })}
            text={value === 'in_stock' ? texts.inStock : texts.soldOut}
            isOn={isOn}
          />
        ))}
      {of('sale').map(({ value, isOn }) => (
        <Switch key={value} to={to({ onSale: !isOn })} text={texts.onSale} isOn={isOn} />
      ))}
      {currencies.length < 2 ? null : (
        <ValueMenu
          name="currency"
          options={currencies}
          textOf={({ value }) => value}
          pathOf={({ value }) =>
            to({
              // A range of one currency means nothing in another.
              ...(value === currency ? {} : { minPrice: null, maxPrice: null }),
              currency: value === address.currency ? null : value,
            })
          }
        />
      )}
      {isFiltered(address) ? (
        <li>
          <Link to={shoppingPath(page, { ...UNFILTERED, sort: address.sort })} className={filterStyles.clear}>
            {texts.clearFilters}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

function Switch(props: { readonly to: string; readonly text: string; readonly isOn: boolean }): ReactNode {
  const { to, text, isOn } = props;
  return (
    <li>
      <Link
        to={to}
        {...chipAttributes()}
        data-selected={isOn ? '' : undefined}
        aria-current={isOn || undefined}
      >
        {text}
      </Link>
    </li>
  );
}

function ValueMenu(props: {
  readonly name: 'brand' | 'color' | 'currency';
  readonly options: Options;
  readonly textOf: (option: ShopFilter_OptionFragment) => string;
  readonly pathOf: (option: ShopFilter_OptionFragment) => string;
}): ReactNode {
  const { name, options, textOf, pathOf } = props;
  const texts = useTexts('shopping', enUsShopping);
  const locale = useLocale();
  if (options.length === 0) return null;
  const chosen = options.filter(({ isOn }) => isOn);
  return (
    <FilterMenu
      label={chosen.length === 0 ? texts.filter[name] : chosen.map(textOf).join(', ')}
      title={texts.filter[name]}
      group={GROUP}
      isOn={chosen.length > 0}
    >
      {options.map((option) => (
        <FilterChoice
          key={option.value}
          to={pathOf(option)}
          text={textOf(option)}
          isOn={option.isOn}
          color={name === 'color' ? option.value : undefined}
          count={option.count === null ? undefined : new Intl.NumberFormat(locale).format(option.count)}
        />
      ))}
    </FilterMenu>
  );
}

/** Renders the ranges of prices in a currency, and fields for another one. */
function PriceMenu({ page, address, currency }: Params & { readonly currency: string }): ReactNode {
  const texts = useTexts('shopping', enUsShopping);
  const locale = useLocale();
  const { minPrice, maxPrice } = address;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const textOf = (min: number | null, max: number | null): string => {
    if (max === null) return texts.priceFrom(format.format(min ?? 0));
    return min === null ? texts.priceUpTo(format.format(max)) : format.formatRange(min, max);
  };
  const isOn = minPrice !== null || maxPrice !== null;
  return (
    <FilterMenu
      label={isOn ? textOf(minPrice, maxPrice) : texts.filter.price}
      title={texts.filter.price}
      group={GROUP}
      isOn={isOn}
      footer={<PriceForm page={page} address={address} currency={currency} />}
    >
      {rangesOf(format).map(([min, max]) => {
        const isChosen = isOn && min === minPrice && max === maxPrice;
        const range = isChosen
          ? { minPrice: null, maxPrice: null }
          : { minPrice: min, maxPrice: max, currency };
        return (
          <FilterChoice
            key={max}
            to={shoppingPath(page, { ...address, ...range })}
            text={textOf(min, max)}
            isOn={isChosen}
          />
        );
      })}
    </FilterMenu>
  );
}

function rangesOf(format: Intl.NumberFormat): readonly (readonly [min: number | null, max: number | null])[] {
  const scale = hasDecimals(format) ? 1 : WITHOUT_DECIMALS;
  const limits = PRICE_LIMITS.map((limit) => limit * scale);
  return [...limits, null].map((limit, at) => [limits[at - 1] ?? null, limit]);
}

function hasDecimals(format: Intl.NumberFormat): boolean {
  return format.resolvedOptions().maximumFractionDigits !== 0;
}

function PriceForm({ page, address, currency }: Params & { readonly currency: string }): ReactNode {
  const texts = useTexts('shopping', enUsShopping);
  const navigate = useNavigate();
  const [minId, maxId] = [useId(), useId()];
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    void navigate(shoppingPath(page, parseShoppingAddress(new URLSearchParams(fields))));
  };
  const others = shoppingParams({ ...address, minPrice: null, maxPrice: null, currency });
  return (
    <form action={page} method="get" className={styles.price} onSubmit={submit}>
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <p>
        <label htmlFor={minId}>{texts.minPrice(currency)}</label>
        <input
          id={minId}
          name="min_price"
          type="number"
          min="0"
          step="any"
          inputMode="decimal"
          defaultValue={address.minPrice ?? ''}
        />
      </p>
      <p>
        <label htmlFor={maxId}>{texts.maxPrice(currency)}</label>
        <input
          id={maxId}
          name="max_price"
          type="number"
          min="0"
          step="any"
          inputMode="decimal"
          defaultValue={address.maxPrice ?? ''}
        />
      </p>
      <Button type="submit">{texts.applyPrice}</Button>
    </form>
  );
}
