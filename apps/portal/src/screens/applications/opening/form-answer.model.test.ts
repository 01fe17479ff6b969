import { expect, test } from 'vitest';
import { formAnswer } from './form-answer.model.ts';

const Url = 'https://forms.example/1';

test.each([
  [{ Result: 'Success', Url } as const, { kind: 'form', url: Url }],
  [{ Result: 'Failure', Message: 'Quota reached', Url } as const, { kind: 'refused', text: 'Quota reached' }],
  [{ Result: 'Failure', Message: '', Url } as const, { kind: 'refused', text: 'ERROR' }],
  [{ Result: 'Failure', Message: ' ' } as const, { kind: 'refused', text: 'ERROR' }],
  [{ Result: 'Failure', Message: ' Quota reached\n' } as const, { kind: 'refused', text: 'Quota reached' }],
  [{ Result: 'Failure', Message: null } as const, { kind: 'refused', text: 'ERROR' }],
  [{ Result: 'RequireConfirmation' } as const, { kind: 'refused', text: 'ERROR' }],
])('the reply %j leads to %j', (reply, answer) => {
  expect(formAnswer(reply, 'ERROR')).toEqual(answer);
});
