import * as v from 'valibot';
import type { Config } from '../../config/config.ts';
import type { Database } from '../db/connect.ts';
import { httpService, ServiceUnavailable, type HttpServiceOptions } from './http-service.ts';

/** An outgoing text message. */
export interface OutgoingSms {
  /** The same for every attempt. */
  readonly id: string;
  readonly tenant: string;
  /** Australian mobile number, ten digits. */
  readonly mobile: string;
  readonly text: string;
  readonly signal: AbortSignal;
}

/**
 * The outcome of a text message.
 * - `taken`: the gateway accepted it
 * - `refused`: permanently rejected
 * - `unknown`: no response, so it may or may not have been accepted
 */
export type SmsDelivery = 'taken' | 'refused' | 'unknown';

export interface SmsGateway {
  deliver(sms: OutgoingSms): Promise<SmsDelivery>;
}

const answer = v.object({ status: v.picklist(['taken', 'refused']) });

/** A gateway over HTTP, as `docs/sms-gateway.schema.json` defines. */
export function httpSmsGateway(options: HttpServiceOptions): SmsGateway {
  const ask = httpService(options);
  return {
    deliver: async ({ id, mobile, text, signal }) => {
      const to = mobile.replace(/^0/, '+61');
      try {
        return (await ask({ call: 'messages', body: { to, text }, answer, signal, id })).status;
      } catch (error) {
        if (error instanceof ServiceUnavailable) return 'unknown';
        throw error;
      }
    },
  };
}

/** A number to which the demo sends nothing. */
const refusedNumber = '0400000000';

/** Stores messages only; the demo's outbox shows them. */
const outbox = (db: Database): SmsGateway => ({
  deliver: async ({ id, tenant, mobile, text }) => {
    if (mobile === refusedNumber) return 'refused';
    await db.inTenant(tenant, (trx) =>
      trx
        .insertInto('sms_message')
        .values({ tenant_id: tenant, id, mobile, text, sent_at: new Date() })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    return 'taken';
  },
});

/** Without a gateway, messages are rejected. */
const noGateway: SmsGateway = { deliver: () => Promise.resolve('refused') };

export function smsGatewayOf(
  { smsUrl: url, smsToken: token, demo }: Pick<Config, 'smsUrl' | 'smsToken' | 'demo'>,
  db: Database,
): SmsGateway {
  if (url !== undefined && token !== undefined) return httpSmsGateway({ url, token });
  return demo ? outbox(db) : noGateway;
}
