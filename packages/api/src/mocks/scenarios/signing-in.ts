import { initiateMfa, logIn, logInMfa } from '../../contract/index.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

const Username = 'fiona.full@harbour.example';

/** All steps of a sign-in are rejected. */
export const signingIn = () =>
  scenario(
    mock(
      logIn,
      { body: { Username, Password: 'Wrong-one-1!' } },
      { ErrorNo: 1, Message: 'The email or password is incorrect.' },
    ),
    mock(initiateMfa, { body: { Username } }, { ErrorNo: 1, Message: 'Sign in with your password first.' }),
    mock(
      logInMfa,
      { body: { Username, Code: '123456' } },
      { ErrorNo: 1, Message: 'Sign in with your password first.' },
    ),
  );
