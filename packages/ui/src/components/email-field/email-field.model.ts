import { readEmailAddress } from '../../safe/email-address.model.ts';

/** Whether the text is one e-mail address, as `readEmailAddress` of `safe/email-address` reads it. */
export const isEmail = (text: string): boolean => readEmailAddress(text) !== undefined;
