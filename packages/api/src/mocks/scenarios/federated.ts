import { signInFederated } from '../../contract/index.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

/** A federated sign-in whose pair is good. */
export const signingInFederated = () =>
  scenario(
    mock(
      signInFederated,
      { params: { token: 'good-token' }, query: { hash: 'good-hash' } },
      { ErrorNo: 0, Token: 'half-of-a-landing' },
    ),
  );
