import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nonEmptyText, nullableText } from '../wire.ts';
import { countedReads } from './application-reads.ts';
import { listActions } from './list-actions.ts';

/** The outcomes of a call that opens a form (OP-092). */
export const formResults = ['Success', 'RequireConfirmation', 'Failure'] as const;

/** `Url` is the address of the form if the call succeeded. Otherwise `Message` gives the reason. */
export const formReply = v.object({
  Result: v.picklist(formResults),
  Message: v.optional(nullableText),
  Url: v.optional(nullableText),
});
export type FormReply = v.InferOutput<typeof formReply>;

/** Creates an application that the user owns (OP-090). */
export const createApplication = endpoint({
  id: 'C34',
  method: 'POST',
  path: '/application/new',
  needs: listActions.create.needs,
  idempotent: true,
  invalidates: { settled: countedReads },
  reply: formReply,
});

export const createApplicationOnBehalf = endpoint({
  id: 'C35',
  method: 'POST',
  path: '/application/newonbehalf',
  needs: listActions.createOnBehalf.needs,
  idempotent: true,
  invalidates: { settled: countedReads },
  body: v.strictObject({
    /** `GlobalUserId` of the chosen owner. */
    GlobalUserId: nonEmptyText,
    /** `PublicId` of the same owner (OP-090). */
    OwnerId: nonEmptyText,
  }),
  reply: formReply,
});
