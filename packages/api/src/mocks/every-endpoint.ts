import * as contract from '../contract/index.ts';
import type { Endpoint } from '../contract/index.ts';

/** All endpoints of the contract. */
export const everyEndpoint: readonly Endpoint[] = Object.values<unknown>(contract).filter(
  contract.isEndpoint,
);
