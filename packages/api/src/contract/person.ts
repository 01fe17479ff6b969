import * as v from 'valibot';
import { nullableText, text } from './wire.ts';

/** A user named in a reply. The name is looked up when the reply is read; only the id is stored. */
export const namedPerson = v.object({
  GlobalUserId: text,
  /** Full name, or else the email address. Null if the user was deleted. */
  Name: nullableText,
});
export type NamedPerson = v.InferOutput<typeof namedPerson>;

/** The name to show. A deleted user has none. */
export const personName = (person: NamedPerson | null | undefined): string =>
  person?.Name ?? 'Unknown person';
