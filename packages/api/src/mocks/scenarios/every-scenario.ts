import { signedIn } from './signed-in.ts';
import { acting } from './acting.ts';
import { detailOf, lists } from './applications.ts';
import { auditing } from './auditing.ts';
import { bulkUploading } from './bulk-upload.ts';
import { checkingIndividuals } from './checking-individuals.ts';
import { configuring } from './configuring.ts';
import { documenting } from './documenting.ts';
import { editing } from './editing.ts';
import { emailing } from './emailing.ts';
import { exporting } from './exporting.ts';
import { signingInFederated } from './federated.ts';
import { checkingIdentity } from './identity-checks.ts';
import { integrating } from './integrating.ts';
import { newApplications } from './new-applications.ts';
import { opening } from './opening.ts';
import { changingPassword, choosingPassword } from './passwords.ts';
import { reporting } from './reporting.ts';
import { signedInAt } from './sessions.ts';
import { signingIn } from './signing-in.ts';
import { revealing } from './tax.ts';
import { managingUsers } from './users.ts';
import { verifying } from './verifying.ts';
import type { Scenario } from './scenario.ts';

/** Every scenario whose calls succeed, by its name: together they have each call of the portal once at least. */
export const everyScenario = (): Readonly<Record<string, Scenario>> => ({
  signedIn: signedIn(),
  detailOf: detailOf(),
  documenting: documenting(),
  editing: editing(),
  acting: acting(),
  auditing: auditing(),
  checkingIdentity: checkingIdentity(),
  checkingIndividuals: checkingIndividuals(),
  emailing: emailing(),
  integrating: integrating(),
  configuring: configuring(),
  lists: lists(),
  newApplications: newApplications(),
  opening: opening(),
  revealing: revealing(),
  exporting: exporting(),
  reporting: reporting(),
  managingUsers: managingUsers(),
  bulkUploading: bulkUploading(),
  verifying: verifying(),
  changingPassword: changingPassword(),
  choosingPassword: choosingPassword(),
  signingIn: signingIn(),
  signingInFederated: signingInFederated(),
  signedInAt: signedInAt(),
});
