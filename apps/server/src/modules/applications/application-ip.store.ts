import type { ApplicationIp } from '@portal/api/contract';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import { seconds } from '../../platform/unix-seconds.ts';

/** The addresses of people in these states, or of everyone, in the order of their first visit. */
export async function ipsOf(
  trx: Trx,
  id: number,
  userStates: readonly string[] | undefined,
): Promise<ApplicationIp[]> {
  const wanted = userStates ? sql`and user_state = any(${[...userStates]}::text[])` : sql``;
  const { rows } = await sql<ApplicationIp>`
    select applicant_name as "ApplicantName", host(address) as "Ip", isp_name as "IspName", is_vpn as "IsVpn",
      ${seconds('seen_at')} as "EventDateTime"
    from application_ip where application_id = ${id} ${wanted} order by position`.execute(trx);
  return rows;
}
