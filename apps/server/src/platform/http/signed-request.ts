import * as v from 'valibot';
import { isSigned } from '../outbound/webhook.ts';
import type { AppContext } from './app-env.ts';
import { bodyBytes } from './body.ts';
import { invalid } from './http-error.ts';

const maximumBytes = 8_192;

export interface SignedRequestOptions<S extends v.GenericSchema> {
  readonly key: Buffer;
  readonly schema: S;
  /** Message for a signed body that does not fit the schema. */
  readonly invalidText: string;
  readonly now: number;
}

/** The JSON body of another system that signs with a key of the tenant; undefined without a valid signature. */
export async function signedRequest<S extends v.GenericSchema>(
  c: AppContext,
  { key, schema, invalidText, now }: SignedRequestOptions<S>,
): Promise<v.InferOutput<S> | undefined> {
  const body = (await bodyBytes(c.req.raw, maximumBytes)).toString('utf8');
  const headers = {
    timestamp: c.req.header('portal-timestamp'),
    signature: c.req.header('portal-signature'),
  };
  if (!isSigned(headers, body, key, now)) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  if (!parsed.success) throw invalid(invalidText);
  return parsed.output;
}
