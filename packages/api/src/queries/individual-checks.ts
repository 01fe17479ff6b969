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
  /** The form to choose the type of check. Each wizard fetches it again. */
  typeForm: () => queryOf(client, getVerificationForm, {}, { gcTime: 0 }),

  /** The details form of a type of check. */
  detailsForm: (verificationType: VerificationType) =>
    queryOf(client, getVerificationDetailsForm, { query: { verificationType } }, { gcTime: 0 }),

  /** Suggested addresses for the typed text. Not cached. */
  addresses: (typed: string) => {
    const text = typed.trim();
    return queryOf(client, searchAddresses, { query: { text } }, { gcTime: 0 });
  },

  /** One address with all its parts. */
  address: () => changeOf(client, getAddress, (entry: string) => ({ params: { entry } }), { gcTime: 0 }),

  /** Requests a check or sends an invitation. The list is refetched when the wizard closes (WIZ-056). */
  request: () =>
    changeOf(client, requestVerification, (body: VerificationRequest) => ({ body }), {
      gcTime: 0,
    }),
});
