import { signInFederated } from '../../contract/index.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

/** A federated sign-in with a valid pair. */
export const signingInFederated = () =>
  scenario(
    mock(
      signInFederated,
      { params: { token: 'good-token' }, query: { hash: 'good-hash' } },
      { ErrorNo: 0, Token: 'half-of-a-landing' },
    ),
  );
