import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { envelope, text } from '../wire.ts';
import { applicationReads } from './application-reads.ts';
import { requirementActions, type RequirementActionId } from './part-actions.ts';

/** The `mode` of each check in a request, and its name within a sentence (OP-145). */
export const identityChecks = {
  reverify: { mode: 'ExistingEnquiry', name: 're-verification' },
  verify: { mode: 'NewEnquiry', name: 'verification' },
  screen: { mode: 'SanctionsOnly', name: 'PEP/Sanctions screening' },
} as const satisfies Record<RequirementActionId, { readonly mode: string; readonly name: string }>;
export type IdentityCheckMode = (typeof identityChecks)[RequirementActionId]['mode'];

/** Reads the form for further identification. Without `Data` there is no form (OP-143, OP-146). */
export const getIdentificationOptions = endpoint({
  id: 'C58',
  path: '/verification/identificationOptions/{applicationGuid}/{individualGuid}',
  needs: requirementActions.reverify.needs,
  cost: 'outside',
  reply: v.object({
    ...envelope.entries,
    /** Two JSON schemas, each as an object or as JSON text. */
    Data: v.nullish(v.object({ FormSchema: v.unknown(), UISchema: v.optional(v.unknown()) })),
  }),
});

const modes = Object.values(identityChecks).map(({ mode }) => mode);

/** Further identification is accepted only with the check that uses it (REV-013, REV-014). */
const checkBody = v.pipe(
  v.strictObject({
    Mode: v.picklist(modes),
    IdentificationData: v.optional(v.record(text, v.unknown())),
  }),
  v.check(
    ({ Mode, IdentificationData }) =>
      (IdentificationData !== undefined) === (Mode === identityChecks.reverify.mode),
  ),
);

/** Runs a check of an individual. `ErrorNo` 0 means passed (OP-144). Each mode needs an additional claim. */
export const verifyIndividual = endpoint({
  id: 'C59',
  method: 'POST',
  path: '/verification/verify/{applicationGuid}/{individualGuid}',
  needs: [
    requirementActions.reverify.needs,
    requirementActions.verify.needs,
    requirementActions.screen.needs,
  ],
  idempotent: true,
  cost: 'outside',
  invalidates: { closed: applicationReads },
  body: checkBody,
  reply: envelope,
});
