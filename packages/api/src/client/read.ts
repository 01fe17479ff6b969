import * as v from 'valibot';
import { getTenant, runtimeConfiguration, type Reply, type RuntimeConfiguration } from '../contract/index.ts';
import { driftReason } from './drift-reason.ts';

/** The payload of a signed token; undefined if the text is opaque. Only servers verify the signature. */
export function readTokenPayload(token: string | null | undefined): unknown {
  try {
    const part = (token?.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

/** The runtime configuration from the page or a file; undefined if it is invalid. */
export const readConfiguration = (value: unknown): RuntimeConfiguration | undefined =>
  parsed(runtimeConfiguration, value);

/** Why a runtime configuration is invalid, by the names of its settings; undefined if it is valid. */
export function configurationProblem(value: unknown): string | undefined {
  const [issue] = v.safeParse(runtimeConfiguration, value).issues ?? [];
  return issue && driftReason(issue);
}

/** The tenant from the page; undefined if it is invalid. */
export const readTenant = (value: unknown): Reply<typeof getTenant> | undefined =>
  parsed(getTenant.reply, value);

function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}
