import type { ApplicationDetail } from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import { detailJson } from './application-detail.store.ts';

/** The detail of an application, as a reader with these claims sees it. */
export async function readDetail(
  trx: Trx,
  id: number,
  claims: readonly string[],
  timeZone: string,
): Promise<ApplicationDetail | undefined> {
  const text = await detailJson(trx, id, claims, timeZone);
  return text === undefined ? undefined : (JSON.parse(text) as ApplicationDetail);
}
