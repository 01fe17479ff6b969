import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { envelope } from '../wire.ts';
import { applicationActions } from './application-actions.ts';
import { SigningMode } from './signing-mode.ts';

/** Lets the applicants of a locked application go on; its earlier status comes back (OP-130). */
export const unlockApplication = endpoint({
  id: 'C38',
  method: 'POST',
  path: '/application/unlockapplication/{guid}',
  needs: applicationActions.unlockApplication.needs,
  reply: envelope,
});

/** What the call says for each mode (OP-131). */
export const signingModeCodes = { Pin: SigningMode.online, PrintandSign: SigningMode.printAndSign } as const;
export type SigningModeCode = keyof typeof signingModeCodes;

export const changeSigningMode = endpoint({
  id: 'C37',
  method: 'POST',
  path: '/application/changesigningmode/{guid}',
  needs: applicationActions.signingMode.needs,
  body: v.strictObject({ Mode: v.picklist(['Pin', 'PrintandSign']) }),
  reply: envelope,
});
