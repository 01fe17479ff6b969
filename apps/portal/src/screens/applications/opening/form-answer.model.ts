import type { FormReply } from '@portal/api/contract';

/** The meaning of a reply: a form at an address, or the reason why there is none (OP-092). */
export type FormAnswer =
  | { readonly kind: 'form'; readonly url: string | null | undefined }
  | { readonly kind: 'refused'; readonly text: string };

/** `silent` is the text if the server rejects without a message. */
export const refusalText = (message: string | null | undefined, silent: string): string =>
  message?.trim() || silent;

export const formAnswer = ({ Result, Url, Message }: FormReply, silent: string): FormAnswer =>
  Result === 'Success' ? { kind: 'form', url: Url } : { kind: 'refused', text: refusalText(Message, silent) };
