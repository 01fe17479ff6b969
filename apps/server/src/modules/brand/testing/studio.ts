import { brandWarnings } from '@portal/api/contract';
import type {
  BrandDraft,
  getBrand,
  publishBrand,
  Reply,
  saveBrandDraft,
  uploadBrandImage,
} from '@portal/api/contract';
import type { TestApp } from '../../../testing/test-app.ts';

export const square = (fill: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${fill}"/>${more}</svg>`;

type Seen = Pick<BrandDraft, 'DraftId' | 'Revision'>;

/** The brand studio as an administrator uses it; by default Fiona Full of Harbour. */
export function studio(app: TestApp, { as = 'FULL', host = 'harbour.localhost:4000' } = {}) {
  const send = (path: string, request: Parameters<TestApp['send']>[1] = {}) =>
    app.send(`/api/admin/brand${path}`, { as, host, ...request });
  const json = async <T>(answer: Promise<Response>) => (await answer.then((found) => found.json())) as T;
  const read = () => json<Reply<typeof getBrand>>(send(''));
  const save = (seen: Seen | null, Changes: object) =>
    send('/draft', { json: { DraftId: seen?.DraftId ?? null, Revision: seen?.Revision ?? null, Changes } });
  const upload = (
    slot: string,
    bytes: string | Uint8Array<ArrayBuffer>,
    { name = 'logo.svg', seen }: { name?: string; seen?: Seen | null } = {},
  ) => {
    const body = new FormData();
    body.append('files[]', new File([bytes], name));
    const query = seen ? `?draftId=${seen.DraftId}&revision=${seen.Revision}` : '';
    return send(`/draft/image/${slot}${query}`, { body });
  };
  return {
    send,
    read,
    save,
    upload,
    /** Saves fields; returns the reply. */
    saved: (seen: Seen | null, Changes: object) => json<Reply<typeof saveBrandDraft>>(save(seen, Changes)),
    uploaded: (...given: Parameters<typeof upload>) => json<Reply<typeof uploadBrandImage>>(upload(...given)),
    publish: (seen: Seen | null | undefined, more: object = {}, key?: string) =>
      send('/publish', {
        json: { DraftId: seen?.DraftId, Revision: seen?.Revision, Acknowledged: brandWarnings, ...more },
        ...(key !== undefined && { headers: { 'idempotency-key': key } }),
      }),
    restore: (Number: number, Current: number, more: object = {}) =>
      send('/restore', { json: { Number, Current, Acknowledged: brandWarnings, ...more } }),
    /** Publishes these changes; returns the number of the look. */
    publishes: async (Changes: object) => {
      const { Draft } = await json<Reply<typeof saveBrandDraft>>(save(null, Changes));
      const answer = send('/publish', {
        json: { DraftId: Draft?.DraftId, Revision: Draft?.Revision, Acknowledged: brandWarnings },
      });
      return json<Reply<typeof publishBrand>>(answer);
    },
    /** Discards whatever draft there is. */
    reset: async () => {
      const { Draft } = await read();
      if (Draft) await send('/draft/discard', { json: { DraftId: Draft.DraftId, Revision: Draft.Revision } });
    },
  };
}

/** The sentence of an error response, with its status. */
export const refusalOf = async (answer: Response): Promise<readonly [number, string]> => [
  answer.status,
  ((await answer.json()) as { Message: string }).Message,
];
