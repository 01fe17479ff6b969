import type { FormReply } from '@portal/api/contract';

/** Stands where the server refuses and says nothing (OP-091). */
const withoutMessage = 'ERROR';

export const refusalText = (message: string | null | undefined): string => message?.trim() || withoutMessage;

/** What an answer leads to: a form at an address, or the reason why there is none (OP-092). */
export type FormAnswer =
  | { readonly kind: 'form'; readonly url: string | null | undefined }
  | { readonly kind: 'refused'; readonly text: string };

export const formAnswer = ({ Result, Url, Message }: FormReply): FormAnswer =>
  Result === 'Success' ? { kind: 'form', url: Url } : { kind: 'refused', text: refusalText(Message) };
