import * as v from 'valibot';
import { CheckUnanswered, type IdentityProvider } from './provider.ts';

/** What is sent and answered stands in `docs/identity-provider.schema.json`; here is what is read of the answers. */
const answers = {
  options: v.object({
    form: v.nullable(v.object({ schema: v.looseObject({}), uiSchema: v.optional(v.looseObject({}), {}) })),
  }),
  verify: v.object({ outcome: v.picklist(['passed', 'failed']) }),
  screen: v.object({ outcome: v.picklist(['no-match', 'match']) }),
} as const;

export interface HttpProviderOptions {
  /** Where the calls `options`, `verify` and `screen` lie below. */
  readonly url: string;
  /** Sent as a bearer token. */
  readonly token: string;
}

const maximumBytes = 512 * 1024;

/** A provider that is asked over HTTP. What is not exactly an answer of the contract is none. */
export function httpProvider({ url, token }: HttpProviderOptions): IdentityProvider {
  async function ask<Name extends keyof typeof answers>(
    name: Name,
    body: object,
    signal: AbortSignal,
    id?: string,
  ): Promise<v.InferOutput<(typeof answers)[Name]>> {
    try {
      const answer = await fetch(new URL(name, url.endsWith('/') ? url : `${url}/`), {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(id !== undefined && { 'idempotency-key': id }),
        },
        body: JSON.stringify(body),
        redirect: 'error',
        signal,
      });
      if (answer.status !== 200) throw new CheckUnanswered(`status ${answer.status}`);
      const said: unknown = JSON.parse(await limitedText(answer));
      return v.parse(answers[name], said) as v.InferOutput<(typeof answers)[Name]>;
    } catch (error) {
      throw error instanceof CheckUnanswered ? error : new CheckUnanswered('no answer', { cause: error });
    }
  }

  return {
    options: async (person, signal) => {
      const { form } = await ask('options', { person }, signal);
      return form === null ? undefined : { formSchema: form.schema, uiSchema: form.uiSchema };
    },
    verify: async ({ id, person, identification, signal }) =>
      (await ask('verify', { person, identification: identification ?? null }, signal, id)).outcome,
    screen: async ({ id, person, signal }) => (await ask('screen', { person }, signal, id)).outcome,
  };
}

async function limitedText(answer: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > maximumBytes) throw new CheckUnanswered('too long an answer');
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
