import type { FormReply } from '@portal/api/contract';

/** The meaning of a reply: a form at an address, or the reason why there is none (OP-092). */
export type FormAnswer =
  | { readonly kind: 'form'; readonly url: string | null | undefined }
  | { readonly kind: 'refused'; readonly text: string };

/** `fallback` is the text if the server rejects without a message. */
export const errorText = (message: string | null | undefined, fallback: string): string =>
  message?.trim() || fallback;

export const formAnswer = ({ Result, Url, Message }: FormReply, fallback: string): FormAnswer =>
  Result === 'Success' ? { kind: 'form', url: Url } : { kind: 'refused', text: errorText(Message, fallback) };
