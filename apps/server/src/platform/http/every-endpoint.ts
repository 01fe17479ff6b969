import * as contract from '@portal/api/contract';
import type { Endpoint } from '@portal/api/contract';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value;

/** Every endpoint of the contract, with the name of its export. */
export const everyEndpoint: readonly (readonly [name: string, endpoint: Endpoint])[] = Object.entries(
  contract as Readonly<Record<string, unknown>>,
).flatMap(([name, value]) => (isEndpoint(value) ? [[name, value] as const] : []));
