import * as v from 'valibot';
import {
  accessToken,
  getTenant,
  runtimeConfiguration,
  type AccessToken,
  type Reply,
  type RuntimeConfiguration,
} from '../contract/index.ts';

/** The payload of an access token, or undefined for anything else. The server verifies it; the portal only reads. */
export function readAccessToken(token: string): AccessToken | undefined {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(part), (letter) => letter.charCodeAt(0));
    return parsed(accessToken, JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}

/** The runtime configuration that the page or a file brought along, or undefined for anything else. */
export const readConfiguration = (value: unknown): RuntimeConfiguration | undefined =>
  parsed(runtimeConfiguration, value);

/** The tenant's record that the page brought along, or undefined for anything else. */
export const readTenant = (value: unknown): Reply<typeof getTenant> | undefined =>
  parsed(getTenant.reply, value);

function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}
