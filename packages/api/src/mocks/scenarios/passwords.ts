import {
  changePassword,
  changePasswordAtPortal,
  forgotPassword,
  PasswordResult,
  resetPassword,
  validateToken,
  type Reply,
} from '../../contract/index.ts';
import { mock } from '../mock.ts';
import { scenario } from './scenario.ts';

const body = { oldPassword: 'Wrong-one-1!', newPassword: 'Brand-new-1!' };

/** The response to a password change. */
export const changingPassword = (
  reply: Reply<typeof changePassword> = {
    message: 'Your password has been changed. Sign in again with the new one.',
    result: PasswordResult.changedSignInAgain,
  },
) => scenario(mock(changePassword, { body }, reply), mock(changePasswordAtPortal, { body }, reply));

/** The calls from a forgotten password to a new one succeed. */
export const choosingPassword = () =>
  scenario(
    mock(forgotPassword, { body: { Email: 'fiona.full@harbour.example' } }, { ErrorNo: 0 }),
    mock(validateToken, { body: { Token: 'a-link' } }, { ErrorNo: 0 }),
    mock(resetPassword, { body: { Token: 'a-link', NewPassword: 'Brand-new-1!' } }, { ErrorNo: 0 }),
  );
