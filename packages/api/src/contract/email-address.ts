import { readableEmailAddress as readable, readEmailAddress as read } from '@portal/ui/safe/email-address';
import * as v from 'valibot';
import { typedText } from './text.ts';

/** The address as it is stored, compared and sent. Undefined if the text is not one e-mail address (OP-381). */
export const readEmailAddress: (text: string) => string | undefined = read;
/** The address with its domain as people write it. */
export const readableEmailAddress: (address: string) => string = readable;

/** The input schema of an e-mail address. */
export const emailAddress = v.pipe(v.string(), v.transform(readEmailAddress), v.string());

/** An address in a reply, as people read it. */
export const shownEmailAddress = v.pipe(v.string(), v.transform(readableEmailAddress));

/** Maximum length of a typed e-mail address, valid or not, in characters. */
export const typedEmailMaximum = 320;
export const typedEmail = typedText(typedEmailMaximum);
