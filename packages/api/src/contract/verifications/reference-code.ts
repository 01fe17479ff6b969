import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { nothing } from '../wire.ts';

/** Characters of a reference (OP-200). */
export const referenceMaximumLength = 200;

const body = v.strictObject({
  /** Stored without the space around it; an empty one clears it. */
  ref_code: v.pipe(v.string(), v.trim(), v.maxLength(referenceMaximumLength)),
});

/** Says what the reference of a company's verification is. `number` is its id without the `V`. */
export const setCompanyReference = endpoint({
  id: 'C78.1',
  base: 'verification',
  method: 'POST',
  path: '/company/{number}/ref-code',
  needs: Permission.companyVerification,
  body,
  reply: nothing,
});

/** The same for an individual's. */
export const setIndividualReference = endpoint({
  id: 'C78.2',
  base: 'verification',
  method: 'POST',
  path: '/individual/{number}/ref-code',
  needs: Permission.individualEntityVerification,
  body,
  reply: nothing,
});
