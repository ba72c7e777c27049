import { Button, getFormText, Modal, Select, Switch, TextArea, TextField } from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { callResource } from '../../data/call-resource.ts';
import { storyboardTexts as texts } from './en-us.ts';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import {
  CONTENT_FIELDS,
  parseDefinition,
  groupErrorsByField,
  toFormValues,
  type Definition,
  type DefinitionTexts,
} from './definition-form.ts';
import styles from './storyboard.module.css';

const PLACE = ['placementId', 'experienceId'];
const WHOM = ['devices', 'locales', 'countries', 'minDaysSinceJoin', 'maxDaysSinceJoin'];
const OFTEN = ['maxViews', 'coolDownDays', 'priority', 'triggeredBy'];
const NEW: DefinitionTexts = { type: 'toast', audience: 'signed-in', priority: '0' };

/** Renders the form of an experience: content, targeting and frequency cap. */
export function DefinitionDialog(props: {
  /** The experience to edit; undefined for a new one. */
  readonly definition: Definition | undefined;
  readonly onStored: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { definition } = props;
  const [known] = useState(() => (definition ? toFormValues(definition) : NEW));
  const [type, setType] = useState(known['type'] ?? 'toast');
  const { isBusy, message, fields, submit } = useSubmit();
  const problems = groupErrorsByField(fields);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const names = Object.keys(texts.fields);
    const typed = Object.fromEntries(names.map((name) => [name, getFormText(form, name)]));
    // The placement of an existing one cannot be changed.
    const place = definition
      ? { placementId: definition.placementId, experienceId: definition.experienceId }
      : {};
    const options = { experience: parseDefinition({ ...typed, ...place }, form.has('isOn')) };
    void submit(async () => {
      await callResource({ name: 'ExperienceDefinition', action: 'update', options });
      props.onStored();
    });
  };
  const field = (name: string, isRequired = false): ReactNode => (
    <TextField
      key={name}
      name={name}
      label={texts.fields[name] ?? name}
      defaultValue={known[name]}
      error={problems[name]}
      required={isRequired}
      autoComplete="off"
    />
  );
  return (
    <Modal
      title={
        definition
          ? texts.changeTitle(`${definition.placementId}:${definition.experienceId}`)
          : texts.createTitle
      }
      size="md"
      narrow="full"
      onClose={props.onClose}
      closeOnOutsidePress={false}
    >
      <form className={styles.form} onSubmit={send}>
        {definition ? null : <div className={styles.pair}>{PLACE.map((name) => field(name, true))}</div>}
        <fieldset>
          <legend>{texts.what}</legend>
          <Select
            name="type"
            label={texts.fields['type'] ?? 'type'}
            value={type}
            onChange={(event) => setType(event.currentTarget.value)}
          >
            {Object.keys(CONTENT_FIELDS).map((kind) => (
              <option key={kind}>{kind}</option>
            ))}
          </Select>
          {CONTENT_FIELDS[type]?.map((name) => field(name, name !== 'url'))}
        </fieldset>
        <fieldset>
          <legend>{texts.whom}</legend>
          <Select
            name="audience"
            label={texts.fields['audience'] ?? 'audience'}
            defaultValue={known['audience']}
            error={problems['audience']}
          >
            {Object.entries(texts.audiences).map(([audience, label]) => (
              <option key={audience} value={audience}>
                {label}
              </option>
            ))}
          </Select>
          {WHOM.map((name) => field(name))}
          <TextArea
            name="facts"
            label={texts.fields['facts'] ?? 'facts'}
            defaultValue={known['facts']}
            error={problems['facts']}
          />
        </fieldset>
        <fieldset>
          <legend>{texts.often}</legend>
          <div className={styles.pair}>{OFTEN.map((name) => field(name))}</div>
          <Switch name="isOn" label={texts.isOn} defaultChecked={definition?.isOn ?? true} />
        </fieldset>
        <SubmitResult
          message={message ?? (Object.keys(problems).length > 0 ? texts.wrong : undefined)}
          done={undefined}
        />
        <div className={styles.acts}>
          <Button type="submit" variant="primary" loading={isBusy}>
            {texts.store}
          </Button>
          <Button onClick={props.onClose}>{texts.cancel}</Button>
        </div>
      </form>
    </Modal>
  );
}
