import { queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/index.ts';
import {
  getAddress,
  getVerificationDetailsForm,
  getVerificationForm,
  requestVerification,
  searchAddresses,
  type VerificationRequest,
  type VerificationType,
} from '../contract/index.ts';
import { changeOf, queryOf } from './query-of.ts';

export const individualCheckQueries = (client: Client) => ({
  /** The choice of a kind of check; read anew by each wizard. */
  typeForm: () => queryOptions({ ...queryOf(client, getVerificationForm, {}), gcTime: 0 }),

  /** What a kind of check asks for. */
  detailsForm: (verificationType: VerificationType) =>
    queryOptions({
      ...queryOf(client, getVerificationDetailsForm, { query: { verificationType } }),
      gcTime: 0,
    }),

  /** Addresses that may be meant by what was typed, which nobody keeps. */
  addresses: (typed: string) => {
    const text = typed.trim();
    return queryOptions({ ...queryOf(client, searchAddresses, { query: { text } }), gcTime: 0 });
  },

  /** One of them with its parts. */
  address: () => changeOf(client, getAddress, (entry: string) => ({ params: { entry } }), { gcTime: 0 }),

  /** Has an individual checked, or invited; the list is read again once the wizard is closed (WIZ-056). */
  request: () =>
    changeOf(client, requestVerification, (body: VerificationRequest) => ({ body }), {
      gcTime: 0,
    }),
});
