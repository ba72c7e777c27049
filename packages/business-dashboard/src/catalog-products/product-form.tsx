'use client';

import { Button, FieldError, Select, TextArea, TextField, getTrimmedFormText } from '@pegboard/ui';
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';

import { StatusMessage } from '../layout/status-message.tsx';
import { useAction } from '../layout/use-action.ts';
import parts from '../layout/parts.module.css';
import styles from './catalog-products.module.css';
import type { CatalogProductsMessages } from './messages.ts';
import type { CatalogProduct, CatalogProductsPorts } from './product-types.ts';

const IMAGE_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/** Renders the form that adds or edits a product; the typed values stay when the server rejects them. */
export function ProductForm(props: {
  readonly product: CatalogProduct | null;
  readonly currency: string;
  readonly ports: Pick<CatalogProductsPorts, 'saveProduct' | 'uploadImage'>;
  readonly messages: CatalogProductsMessages;
  readonly onSaved: (product: CatalogProduct) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { product, currency, ports, messages, onSaved, onClose } = props;
  const { form: texts } = messages;
  const actions = useAction(messages.failed);
  const [upload, setUpload] = useState<string>();
  const uploading = useAction(messages.failed);
  const wrong = actions.fields;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string): string => getTrimmedFormText(form, name);
    const input = {
      title: text('title'),
      description: text('description'),
      link: text('link'),
      image_link: text('image_link'),
      upload_id: upload,
      price: text('price'),
      sale_price: text('sale_price'),
      currency: text('currency').toUpperCase(),
      availability: text('availability') === 'out_of_stock' ? 'out_of_stock' : 'in_stock',
      brand: text('brand'),
      product_type: text('product_type'),
      item_group_id: text('item_group_id'),
      custom_label_0: text('custom_label_0'),
    } as const;
    const save = async () => {
      const result = await ports.saveProduct(input, product?.id ?? null);
      if (result.ok) onSaved(result.data);
      return result;
    };
    void actions.run('save', save, '');
  };
  return (
    <form
      className={parts.form}
      data-part="form"
      data-columns=""
      onSubmit={submit}
      noValidate
      aria-label={product ? messages.change(product.title) : messages.add}
    >
      <TextField
        label={texts.title}
        name="title"
        defaultValue={product?.title}
        dir="auto"
        error={wrong['title']}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was asked for a moment ago
        autoFocus
      />
      <TextField
        label={texts.link}
        name="link"
        type="url"
        dir="ltr"
        defaultValue={product?.link}
        hint={texts.linkHint}
        error={wrong['link']}
      />
      <TextArea
        label={texts.description}
        name="description"
        defaultValue={product?.description ?? ''}
        dir="auto"
        error={wrong['description']}
        className={parts.wide}
      />
      <ImageFields
        {...{ product, messages, upload, uploading }}
        error={wrong['image_link']}
        onFile={(file) =>
          void uploading.run(
            'upload',
            async () => {
              const result = await ports.uploadImage(file);
              if (result.ok) setUpload(result.data);
              return result;
            },
            texts.uploaded,
          )
        }
      />
      <TextField
        label={texts.price}
        name="price"
        inputMode="decimal"
        dir="ltr"
        defaultValue={product?.price}
        error={wrong['price']}
      />
      <TextField
        label={texts.currency}
        name="currency"
        dir="ltr"
        maxLength={3}
        defaultValue={product?.currency ?? currency}
        error={wrong['currency']}
      />
      <TextField
        label={texts.salePrice}
        name="sale_price"
        inputMode="decimal"
        dir="ltr"
        defaultValue={product?.sale_price ?? ''}
        hint={texts.salePriceHint}
        error={wrong['sale_price']}
      />
      <Select label={texts.availability} name="availability" defaultValue={product?.availability}>
        <option value="in_stock">{texts.availabilities.in_stock}</option>
        <option value="out_of_stock">{texts.availabilities.out_of_stock}</option>
      </Select>
      <TextField
        label={texts.brand}
        name="brand"
        dir="auto"
        defaultValue={product?.brand ?? ''}
        error={wrong['brand']}
      />
      <TextField
        label={texts.category}
        name="product_type"
        dir="auto"
        defaultValue={product?.product_type ?? ''}
        hint={texts.categoryHint}
        error={wrong['product_type']}
      />
      <TextField
        label={texts.variantOf}
        name="item_group_id"
        dir="auto"
        defaultValue={product?.item_group_id ?? ''}
        hint={texts.variantHint}
        error={wrong['item_group_id']}
      />
      <TextField
        label={texts.label}
        name="custom_label_0"
        dir="auto"
        defaultValue={product?.custom_label_0 ?? ''}
        hint={texts.labelHint}
        error={wrong['custom_label_0']}
      />
      <StatusMessage status={actions.status} />
      <div className={parts.buttons} data-part="actions">
        <Button
          type="submit"
          variant="primary"
          loading={actions.busy !== undefined}
          disabled={uploading.busy !== undefined}
        >
          {messages.save}
        </Button>
        <Button type="button" onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}

function ImageFields(props: {
  readonly product: CatalogProduct | null;
  readonly messages: CatalogProductsMessages;
  readonly upload: string | undefined;
  readonly uploading: ReturnType<typeof useAction>;
  readonly error: string | undefined;
  readonly onFile: (file: File) => void;
}): ReactNode {
  const { product, messages, upload, uploading, error, onFile } = props;
  const { form: texts } = messages;
  const file = useRef<HTMLInputElement>(null);
  const id = useId();
  const isBusy = uploading.busy !== undefined;
  const isShown = product?.image != null && upload === undefined;
  return (
    <>
      <div className={styles.upload}>
        {isShown ? <img className={styles.image} src={product.image ?? ''} alt="" /> : null}
        <input
          ref={file}
          type="file"
          hidden
          accept={IMAGE_TYPES}
          aria-label={texts.upload}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) onFile(chosen);
            currentTarget.value = '';
          }}
        />
        <Button type="button" loading={isBusy} aria-describedby={id} onClick={() => file.current?.click()}>
          {texts.upload}
        </Button>
        <span id={id} role="status">
          {isBusy ? texts.uploading : uploading.status?.isDone === true ? texts.uploaded : null}
        </span>
        {uploading.status?.isDone === false ? <FieldError>{uploading.status.text}</FieldError> : null}
      </div>
      <TextField
        label={texts.imageLink}
        name="image_link"
        type="url"
        dir="ltr"
        defaultValue={product?.image_link ?? ''}
        hint={texts.imageHint}
        error={error}
      />
    </>
  );
}
