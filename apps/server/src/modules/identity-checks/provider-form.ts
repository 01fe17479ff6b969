import { runInNewContext } from 'node:vm';
import { fitsFormSchema, parseFormSchema } from '@portal/ui/forms/schema';
import type { Log } from '../../platform/observability/log.ts';

/** Limit of one check in milliseconds; a pattern of the provider could take any time. */
const timeout = 500;

/** Logs why the form of a provider cannot be shown, or the first twenty keywords that are left out of it. */
export function logUnusable(log: Log, schema: unknown): void {
  const parsed = parseFormSchema(schema);
  const problems = parsed.ok ? parsed.omitted : parsed.problems;
  if (problems.length > 0)
    log.event({ level: 'warn', event: 'provider-form', problems: problems.slice(0, 20).join('; ') });
}

/** Whether data match the form of a provider; nothing matches one that cannot be used, and the log says why. */
export function fitsProviderForm(log: Log, schema: unknown, data: unknown): boolean {
  try {
    return runInNewContext('fits()', { fits: () => fitsFormSchema(schema, data) }, { timeout }) as boolean;
  } catch (failure) {
    log.event({ level: 'warn', event: 'provider-form', problems: String(failure) });
    return false;
  }
}
