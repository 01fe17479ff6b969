import { identityChecks } from '@portal/api/contract';
import type { ActionDialogProps } from '../action-dialog.ts';
import { CheckDialog } from './check-dialog.tsx';

/** A new identity check, based on the data on file. */
export const VerifyDialog = (props: ActionDialogProps) => (
  <CheckDialog {...props} action="verify" body={{ Mode: identityChecks.verify.mode }} />
);

/** Checks whether the individual is on a list of politically exposed or sanctioned people. */
export const ScreenDialog = (props: ActionDialogProps) => (
  <CheckDialog {...props} action="screen" body={{ Mode: identityChecks.screen.mode }} />
);
