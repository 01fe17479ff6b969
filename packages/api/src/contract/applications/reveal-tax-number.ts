import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { envelope, text } from '../wire.ts';
import { getActivityFeed, getApplication } from './get-application.ts';

/**
 * One tax file number, for the eye only: who saw it is written down, and without that there is no number. No key is
 * taken, since an answer that is kept for a key would keep the number. Needs the tax summary besides.
 */
export const revealTaxNumber = endpoint({
  id: 'C86',
  method: 'POST',
  path: '/application/revealtaxnumber/{guid}',
  needs: Permission.taxSensitive,
  invalidates: { answered: [getActivityFeed], refused: [getApplication] },
  body: v.strictObject({
    /** As the entry of the application's tax information names its place. */
    Position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(32_767)),
  }),
  reply: v.object({
    ...envelope.entries,
    /** Digits; only where it was shown. */
    Tfn: v.optional(text),
  }),
});
