import { expect, test, vi } from 'vitest';
import { openForm } from './open-form.ts';

const Url = 'https://forms.example/1';

test.each([
  [{ Result: 'Success', Url } as const, { kind: 'opened' }],
  [{ Result: 'Failure', Message: 'Quota reached', Url } as const, { kind: 'refused', text: 'Quota reached' }],
  [{ Result: 'Failure', Message: '', Url } as const, { kind: 'refused', text: 'ERROR' }],
  [{ Result: 'Failure', Message: ' ' } as const, { kind: 'refused', text: 'ERROR' }],
  [{ Result: 'Failure', Message: ' Quota reached\n' } as const, { kind: 'refused', text: 'Quota reached' }],
  [{ Result: 'Failure', Message: null } as const, { kind: 'refused', text: 'ERROR' }],
  [{ Result: 'RequireConfirmation' } as const, { kind: 'refused', text: 'ERROR' }],
])('the reply %j leads to %j', async (reply, outcome) => {
  vi.stubGlobal('window', { open: () => ({}) });
  expect(await openForm(Promise.resolve(reply), 'ERROR')).toEqual(outcome);
  vi.unstubAllGlobals();
});
