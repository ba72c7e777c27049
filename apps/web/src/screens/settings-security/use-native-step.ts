import { useSearchParams } from 'react-router';
import { useRefusal } from '../../features/forms/native-form.tsx';
import { useFormResult } from '../../features/forms/use-form-result.ts';
import { openedStep, TWO_STEP_PATHS } from './two-step-paths.ts';
import type { OpenStep } from './two-step-step.tsx';

/** Returns the step that the address or a natively submitted form opens, if any. */
export function useNativeStep(): OpenStep | undefined {
  const [search] = useSearchParams();
  const setup = useFormResult(TWO_STEP_PATHS.setUp);
  const turnedOn = useFormResult(TWO_STEP_PATHS.turnOn);
  const replaced = useFormResult(TWO_STEP_PATHS.replace);
  const isUnconfirmed = useRefusal(TWO_STEP_PATHS.setUp).code !== '';
  const isOff = useRefusal(TWO_STEP_PATHS.turnOn).code !== '';
  const isOn = useRefusal(TWO_STEP_PATHS.turnOff).code !== '';
  const isKept = useRefusal(TWO_STEP_PATHS.replace).code !== '';
  const codes = (turnedOn ?? replaced)?.['recovery_codes'];
  if (codes) return { kind: 'codes', codes: codes.split(' ') };
  if (setup) {
    const { secret, uri, qr_path: path, qr_size: size } = setup;
    return {
      kind: 'setting-up',
      setup: { secret: secret ?? '', uri: uri ?? '', qr: { size: Number(size), path: path ?? '' } },
    };
  }
  if (isUnconfirmed) return { kind: 'confirming' };
  if (isOff) return { kind: 'setting-up', setup: undefined };
  if (isOn) return { kind: 'turning-off' };
  if (isKept) return { kind: 'replacing' };
  const kind = openedStep(search);
  return kind && { kind };
}
