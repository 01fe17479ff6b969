import type { Endpoint } from '@portal/api/contract';
import * as v from 'valibot';
import type { AppContext } from './app-env.ts';
import type { RouteDeps } from './route-deps.ts';

/** An answer that the database already wrote as JSON. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export function replyText(
  deps: Pick<RouteDeps, 'checkReplies'>,
  endpoint: Endpoint,
  answer: unknown,
): string | undefined {
  const text = answer instanceof JsonText ? answer.text : JSON.stringify(answer);
  if (deps.checkReplies) v.parse(endpoint.reply, text === undefined ? undefined : JSON.parse(text));
  return text;
}

export function send(c: AppContext, text: string | undefined): Response {
  return text === undefined ? c.body(null, 204) : c.body(text, 200, { 'Content-Type': 'application/json' });
}
