import { randomUUID } from 'node:crypto';
import type { ApplicationRow, getComments, listUsers, Reply } from '@portal/api/contract';
import { formWith, sheetOf, uploadPath } from '../modules/bulk-upload/testing/upload.ts';
import type { Send } from './killed-server.ts';
import { all, cancelBody, withQuery, type Detail, type Feed, type ListReply } from './wire.ts';

/** A write: sends the same request each time. */
export interface Write {
  readonly kind: string;
  send(): Promise<unknown>;
  /** How much of it is stored: 'all' of it, once; 'nothing'; or a description. */
  found(): Promise<string>;
  /** It replaces the previous write of its kind. Default false. */
  readonly replaces?: boolean;
}

/** Resolves once the needed applications exist. */
export type KindOfWrite = (send: Send) => Promise<Write>;

const application = 1006;

const json = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });
const asJson = { 'content-type': 'application/json' };

/** Sends a request, each time with the same idempotency key. */
function requestOf(send: Send, path: string, request: RequestInit, headers: Record<string, string> = {}) {
  const key = { 'idempotency-key': randomUUID() };
  return () => send(path, { ...request, headers: { ...headers, ...key } });
}

const asText = (parts: readonly unknown[]): string => parts.join(', ');

/** Checks that all parts of a write are stored, or none. */
function share(parts: readonly unknown[], whole: readonly unknown[], none: readonly unknown[]): string {
  if (asText(parts) === asText(whole)) return 'all';
  return asText(parts) === asText(none) ? 'nothing' : asText(parts);
}

const detail = (send: Send, ref: number | string) => send<Detail>(`/application/get/${ref}`);
async function lines(send: Send, ref: number | string): Promise<readonly string[]> {
  const feed = await send<Feed>(`/application/activityfeed/${ref}`, { method: 'POST' });
  return feed.ActivityFeedItems.map(({ Text }) => Text);
}

async function uploaded(send: Send, rows: number) {
  const name = `Sheet ${randomUUID()}`;
  const sheet = await sheetOf(...Array.from({ length: rows }, () => ({ AccountName: name })));
  return {
    send: requestOf(send, uploadPath.replace('/api', ''), {
      method: 'POST',
      body: formWith('sheet.xlsx', sheet),
    }),
    rows: async (): Promise<readonly ApplicationRow[]> => {
      const path = withQuery(all, { q: name }).replace('/api', '');
      return (await send<ListReply>(path)).Applications.filter(({ AccountName }) => AccountName === name);
    },
  };
}

/** New applications for one write only. */
async function fresh(send: Send, count: number): Promise<readonly ApplicationRow[]> {
  const sheet = await uploaded(send, count);
  await sheet.send();
  return sheet.rows();
}

/** A choice for an application, and its line in the feed. */
async function choice(
  send: Send,
  kind: string,
  request: { readonly path: string; readonly body: object },
  value: (after: Detail) => unknown,
  line: RegExp,
): Promise<Write> {
  const { path, body } = request;
  const state = async () => [
    value(await detail(send, application)),
    (await lines(send, application)).filter((text) => line.test(text)).length,
  ];
  const [before, written] = await state();
  const [chosen] = Object.values(body).slice(-1);
  return {
    kind,
    replaces: true,
    send: requestOf(send, path, json(body), asJson),
    found: async () => share(await state(), [chosen, Number(written) + 1], [before, written]),
  };
}

/** The kinds of writes that store data in several tables. */
export const kindsOfWrites = {
  'bulk upload': async (send: Send) => {
    const sheet = await uploaded(send, 5);
    return {
      kind: 'bulk upload',
      send: sheet.send,
      found: async () => {
        const rows = await sheet.rows();
        const created = await Promise.all(rows.map((row) => lines(send, row.ApplicationID)));
        return share(
          [rows.length, created.filter(([line]) => line === 'Application created by Fiona Full').length],
          [5, 5],
          [0, 0],
        );
      },
    };
  },
  cancel: async (send: Send) => {
    const rows = await fresh(send, 3);
    const cancelled = async ({ ApplicationID: id }: ApplicationRow) => [
      (await detail(send, id)).Status,
      (await lines(send, id)).filter((line) => line === 'Application cancelled by Fiona Full').length,
    ];
    const body = cancelBody(rows.map(({ ApplicationGuid }) => ApplicationGuid));
    return {
      kind: 'cancel',
      send: requestOf(send, '/application/cancel', json(body), asJson),
      found: async () =>
        share(
          (await Promise.all(rows.map(cancelled))).flat(),
          rows.flatMap(() => ['Cancelled', 1]),
          rows.flatMap(({ Status }) => [Status, 0]),
        ),
    };
  },
  depersonalise: async (send: Send) => {
    const [row] = await fresh(send, 1);
    const id = row?.ApplicationID ?? 0;
    return {
      kind: 'depersonalise',
      send: requestOf(send, `/application/depersonalise/${id}`, { method: 'POST' }),
      found: async () => {
        const { Status, AccountName, Email } = await detail(send, id);
        const feedLines = (await lines(send, id)).filter(
          (line) => line === 'Application depersonalised by Fiona Full',
        );
        return share(
          [Status, AccountName, Email, feedLines.length],
          ['Depersonalised', null, null, 1],
          [row?.Status, row?.AccountName, row?.PrimaryEmail, 0],
        );
      },
    };
  },
  invite: (send: Send) => {
    const email = `${randomUUID()}@harbour.example`;
    const body = {
      firstName: 'Nadia',
      lastName: 'New',
      MobileNumber: '0412345678',
      email,
      RoleId: 'adviser',
    };
    return Promise.resolve({
      kind: 'invite',
      send: requestOf(send, '/user/invite', json(body), asJson),
      found: async () => {
        const path = withQuery('/user/list', { SearchQuery: email });
        const { Users } = await send<Reply<typeof listUsers>>(path);
        return share(
          Users.map((user) => user.Status),
          ['Invited'],
          [],
        );
      },
    });
  },
  comment: (send: Send) => {
    const text = `Round ${randomUUID()}`;
    return Promise.resolve({
      kind: 'comment',
      send: requestOf(send, `/comment/${application}`, json({ Comment: text }), asJson),
      found: async () => {
        const { Comments } = await send<Reply<typeof getComments>>(`/comment/${application}`);
        return share([Comments.filter(({ Comment }) => Comment === text).length], [1], [0]);
      },
    });
  },
  document: (send: Send) => {
    const name = `${randomUUID()}.pdf`;
    const content = `%PDF-1.7 ${'x'.repeat(300_000)}`;
    const body = new FormData();
    body.append('files[]', new File([content], name, { type: 'application/pdf' }));
    return Promise.resolve({
      kind: 'document',
      send: requestOf(send, `/document/upload/${application}`, { method: 'POST', body }),
      found: async () => {
        const { Documents } = await detail(send, application);
        const feedLines = (await lines(send, application)).filter(
          (line) => line === `${name} uploaded by Fiona Full`,
        );
        const stored = (Documents ?? []).filter(({ OriginalFileName }) => OriginalFileName === name);
        return share([stored.length, feedLines.length], [1, 1], [0, 0]);
      },
    });
  },
  assignee: async (send: Send) => {
    const { AssigneeUserId } = await detail(send, application);
    const body = { GlobalUserId: AssigneeUserId === 'G-ABLE' ? 'G-BUSY' : 'G-ABLE' };
    const path = `/application/assign/${application}`;
    return choice(send, 'assignee', { path, body }, (after) => after.AssigneeUserId, /^Assigned to /);
  },
  label: async (send: Send) => {
    const { Label } = await detail(send, application);
    const body = { ApplicationId: application, Label: Label === 'Hot' ? 'Cold' : 'Hot' };
    return choice(send, 'label', { path: '/label/save', body }, (after) => after.Label, /^Label set to /);
  },
} satisfies Record<string, KindOfWrite>;

export type WriteName = keyof typeof kindsOfWrites;

export const writeNames = Object.keys(kindsOfWrites) as readonly WriteName[];
