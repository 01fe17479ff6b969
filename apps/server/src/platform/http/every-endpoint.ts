import * as contract from '@portal/api/contract';
import type { Endpoint } from '@portal/api/contract';

/** Every endpoint of the contract, with the name of its export. */
export const everyEndpoint = Object.entries<unknown>(contract).filter((entry): entry is [string, Endpoint] =>
  contract.isEndpoint(entry[1]),
);
