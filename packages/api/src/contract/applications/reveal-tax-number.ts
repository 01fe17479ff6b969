import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { envelope, text } from '../wire.ts';
import { getActivityFeed, getApplication } from './get-application.ts';

/**
 * Returns one tax file number for display. The server records the access first; if that fails, it returns no number.
 * The call has no idempotency key, because a stored response would contain the number. It also needs the claim for
 * the tax summary.
 */
export const revealTaxNumber = endpoint({
  id: 'C86',
  method: 'POST',
  path: '/application/revealtaxnumber/{guid}',
  needs: Permission.taxSensitive,
  invalidates: { settled: [getActivityFeed], failed: [getApplication] },
  body: v.strictObject({
    /** `Position` of the entry in `ApplicationTaxInformations`. */
    Position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(32_767)),
  }),
  reply: v.object({
    ...envelope.entries,
    /** Digits. Only present if the call succeeded. */
    Tfn: v.optional(text),
  }),
});
