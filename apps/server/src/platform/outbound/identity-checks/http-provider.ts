import * as v from 'valibot';
import { httpService, type HttpServiceOptions } from '../http-service.ts';
import type { IdentityProvider } from './provider.ts';

/** The contract is `docs/identity-provider.schema.json`; these are the fields that we read. */
const answers = {
  options: v.object({
    form: v.nullable(v.object({ schema: v.looseObject({}), uiSchema: v.optional(v.looseObject({}), {}) })),
  }),
  verify: v.object({ outcome: v.picklist(['passed', 'failed']) }),
  screen: v.object({ outcome: v.picklist(['no-match', 'match']) }),
  invite: v.object({ link: v.pipe(v.string(), v.maxLength(500), v.url(), v.startsWith('https://')) }),
} as const;

/** A provider over HTTP with the calls `options`, `verify`, `screen` and `invite`. */
export function httpProvider(options: HttpServiceOptions): IdentityProvider {
  const ask = httpService(options);
  return {
    name: 'Identity checks',
    options: async (person, signal) => {
      const { form } = await ask({ call: 'options', body: { person }, answer: answers.options, signal });
      return form === null ? undefined : { formSchema: form.schema, uiSchema: form.uiSchema };
    },
    verify: async ({ id, person, identification, signal }) => {
      const body = { person, identification: identification ?? null };
      return (await ask({ call: 'verify', body, answer: answers.verify, signal, id })).outcome;
    },
    screen: async ({ id, person, signal }) =>
      (await ask({ call: 'screen', body: { person }, answer: answers.screen, signal, id })).outcome,
    invite: ({ id, person, callback, signal }) =>
      ask({ call: 'invite', body: { person, callback }, answer: answers.invite, signal, id }),
  };
}
