import { identityChecks } from '@portal/api/contract';
import type { ActionDialogProps } from '../action-dialog.ts';
import { CheckDialog } from './check-dialog.tsx';

/** A new check of who the individual is, by what is on file. */
export const VerifyDialog = (props: ActionDialogProps) => (
  <CheckDialog {...props} action="verify" body={{ Mode: identityChecks.verify.mode }} />
);

/** Whether the individual stands on a list of politically exposed or sanctioned people. */
export const ScreenDialog = (props: ActionDialogProps) => (
  <CheckDialog {...props} action="screen" body={{ Mode: identityChecks.screen.mode }} />
);
