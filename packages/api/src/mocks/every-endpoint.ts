import * as contract from '../contract/index.ts';
import type { Endpoint } from '../contract/index.ts';

/** Whether an export of the contract is an endpoint. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'needs' in value && 'reply' in value;

const exported: readonly unknown[] = Object.values(contract);

/** All endpoints of the contract. */
export const everyEndpoint: readonly Endpoint[] = exported.filter(isEndpoint);
