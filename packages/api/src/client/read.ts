import * as v from 'valibot';
import {
  accessToken,
  getTenant,
  runtimeConfiguration,
  type AccessToken,
  type Reply,
  type RuntimeConfiguration,
} from '../contract/index.ts';

/** The payload of an access token; undefined if it is not one. Only the server verifies it. */
export function readAccessToken(token: string): AccessToken | undefined {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
    return parsed(accessToken, JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}

/** The runtime configuration from the page or a file; undefined if it is invalid. */
export const readConfiguration = (value: unknown): RuntimeConfiguration | undefined =>
  parsed(runtimeConfiguration, value);

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
