import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { nullableText, text } from '../wire.ts';
import { verificationTypes } from './verification-status.ts';

/** A form as the service describes it, each part as JSON text. */
const formDefinition = v.object({
  jsonSchema: text,
  uiSchema: v.optional(nullableText),
  /** What the form starts with. */
  data: v.optional(nullableText),
});

/** The choice of a kind of check. */
export const getVerificationForm = endpoint({
  id: 'C79',
  base: 'verification',
  method: 'GET',
  path: '/individual/form',
  needs: Permission.individualEntityVerification,
  reply: formDefinition,
});

/** The details that a kind of check asks for. */
export const getVerificationDetailsForm = endpoint({
  id: 'C80',
  base: 'verification',
  method: 'GET',
  path: '/individual/details',
  needs: Permission.individualEntityVerification,
  query: v.strictObject({ verificationType: v.picklist(verificationTypes) }),
  reply: formDefinition,
});
