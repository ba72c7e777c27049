import { lazy, Suspense, useState, type FormEvent, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventReplayProps, replayEarlyEvents } from './event-replay.ts';
import { recordEarlyEvents } from './inline/record-early-events.ts';

/** Renders a form without `action`, with controlled fields. */
function Invite({ onSend }: { readonly onSend: (said: string) => void }): ReactNode {
  const [name, setName] = useState('');
  const [mayEdit, setMayEdit] = useState(false);
  const [days, setDays] = useState('1');
  const [presses, setPresses] = useState(0);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSend([name, mayEdit, days, presses].join(' '));
  };
  return (
    <form onSubmit={send}>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <input
        type="checkbox"
        aria-label="Edit"
        checked={mayEdit}
        onChange={(event) => setMayEdit(event.currentTarget.checked)}
      />
      <select aria-label="Days" value={days} onChange={(event) => setDays(event.currentTarget.value)}>
        <option>1</option>
        <option>7</option>
      </select>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        More
      </button>
      <button type="submit">Invite</button>
    </form>
  );
}

test('[IV-03] what is typed, chosen and pressed before its code is there is done once it is, each once and in order', async () => {
  recordEarlyEvents();
  const sent: string[] = [];
  const Form = (): ReactNode => <Invite onSend={(said) => sent.push(said)} />;
  const code = Promise.withResolvers<{ default: typeof Form }>();
  const Late = lazy(() => code.promise);
  const whole = (form: ReactNode): ReactNode => (
    <div {...eventReplayProps}>
      <Suspense>{form}</Suspense>
    </div>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(whole(<Form />));
  document.body.append(container);

  await userEvent.fill(page.getByLabelText('Name'), 'no');
  await userEvent.click(page.getByLabelText('Edit'));
  replayEarlyEvents();
  hydrateRoot(container, whole(<Late />));
  await userEvent.selectOptions(page.getByLabelText('Days'), '7');
  await userEvent.fill(page.getByLabelText('Name'), 'noor');
  await userEvent.click(page.getByText('More'));
  await userEvent.click(page.getByText('More'));
  await userEvent.click(page.getByText('Invite'));
  await userEvent.click(page.getByText('Invite'));
  expect(sent).toEqual([]);

  code.resolve({ default: Form });
  await expect.poll(() => sent).toEqual(['noor true 7 1']);
  await expect.element(page.getByLabelText('Name')).toHaveValue('noor');
  await userEvent.fill(page.getByLabelText('Name'), 'ada');
  await userEvent.click(page.getByText('Invite'));
  expect(sent).toEqual(['noor true 7 1', 'ada true 7 1']);
  container.remove();
});

test('[IV-03] events on elements outside React, as those of an extension, are not replayed', async () => {
  recordEarlyEvents();
  replayEarlyEvents();
  const foreign = document.createElement('div');
  foreign.innerHTML = '<button type="button">Fill in</button><input aria-label="Note">';
  document.body.append(foreign);
  let presses = 0;
  let inputs = 0;
  foreign.addEventListener('click', () => (presses += 1));
  foreign.addEventListener('input', () => (inputs += 1));
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  foreign.querySelector('button')?.click();
  foreign.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  vi.advanceTimersByTime(11_000);
  vi.useRealTimers();
  expect([presses, inputs]).toEqual([1, 1]);
  foreign.remove();
});

test('[IV-03] a field that has the focus when its code comes is told of it, and one that lost it is not', async () => {
  recordEarlyEvents();
  const focused: string[] = [];
  const fields = (
    <div {...eventReplayProps}>
      <input aria-label="Left" onFocus={() => focused.push('left')} />
      <input aria-label="Search" onFocus={() => focused.push('search')} />
    </div>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(fields);
  document.body.append(container);
  await userEvent.click(page.getByLabelText('Left'));
  await userEvent.click(page.getByLabelText('Search'));
  hydrateRoot(container, fields);
  replayEarlyEvents();
  await expect.poll(() => focused).toEqual(['search']);
  container.remove();
});
