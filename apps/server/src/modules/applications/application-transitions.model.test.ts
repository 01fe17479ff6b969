import {
  applicationActions,
  evaluateAction,
  signingModeCodes,
  statuses,
  type Claim,
  type listOwners,
  type Reply,
  type SigningModeCode,
} from '@portal/api/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { personas } from '../../operations/seed/demo-users.ts';
import { readApplications, type Applications } from '../../testing/applications.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { releaseScope } from '../../../../../tools/test-scope.ts';

/** Few applications, so that the actions interfere. */
const ids = [1110, 1111, 1112] as const;
const people = ['FULL', 'FED', 'EDIT', 'LABEL', 'TAX', 'MY'] as const;

/** The reference model of an application. */
interface Model {
  status: string;
  last: string | null;
  complete: boolean;
  mode: string;
  assignee: string | null;
  label: string | null;
  owner: string;
  email: string | null;
  onBehalf: boolean;
  lines: string[];
}

const assignees: Readonly<Record<string, string>> = { 'G-ABLE': 'Ann Able', 'G-BUSY': 'Bob Busy' };

type ModelAction =
  | { kind: 'unlock' | 'cancel' | 'depersonalise' }
  | { kind: 'edit'; accepted: boolean }
  | { kind: 'sign'; mode: SigningModeCode }
  | { kind: 'assign'; to: string | null }
  | { kind: 'label'; name: string | null }
  | { kind: 'owner'; name: string }
  | { kind: 'email'; address: string };

const deeds: fc.Arbitrary<ModelAction> = fc.oneof(
  fc.record({ kind: fc.constantFrom('unlock' as const, 'cancel' as const, 'depersonalise' as const) }),
  fc.record({ kind: fc.constant('edit' as const), accepted: fc.boolean() }),
  fc.record({
    kind: fc.constant('sign' as const),
    mode: fc.constantFrom('Pin' as const, 'PrintandSign' as const),
  }),
  fc.record({
    kind: fc.constant('assign' as const),
    to: fc.constantFrom('G-ABLE', 'G-BUSY', 'G-OTTO', null),
  }),
  fc.record({ kind: fc.constant('label' as const), name: fc.constantFrom('Hot', 'Cold', 'Unlisted', null) }),
  fc.record({ kind: fc.constant('owner' as const), name: fc.constantFrom('Fiona Full', 'Mia My', 'Nobody') }),
  fc.record({
    kind: fc.constant('email' as const),
    address: fc.constantFrom('a@post.example', 'b@post.example'),
  }),
);

const begun = fc.record({
  status: fc.constantFrom(...statuses),
  complete: fc.boolean(),
  onBehalf: fc.boolean(),
  mode: fc.constantFrom('Online', 'Print & Sign'),
});

/** The claims of each action, written by hand from the permissions. */
const claimsOf = ({ kind }: ModelAction, { complete }: Model): readonly (readonly Claim[])[] => {
  switch (kind) {
    case 'unlock':
      return [['app.unlockapplication']];
    case 'cancel':
      return [['app.cancel']];
    case 'depersonalise':
      return [['app.depersonalise']];
    case 'edit':
      return complete ? [['app.edit'], ['app.editcompleted']] : [['app.edit']];
    case 'sign':
      return [['app.changesigningmode']];
    case 'assign':
      return [['app.assign']];
    case 'label':
      return [['label.assign', 'label.add']];
    case 'owner':
      return [['app.changeowner']];
    case 'email':
      return [['app.changeprimaryemail']];
  }
};

/** The expected result of an action: the reply, and the change of the model. */
function expected(action: ModelAction, it: Model, by: string): string {
  const say = (line: string) => void it.lines.unshift(`${line} by ${by}`);
  switch (action.kind) {
    case 'unlock':
      if (it.status !== 'Locked') return 'Only a locked application can be unlocked.';
      [it.status, it.last] = [it.last ?? 'Primary edit', 'Locked'];
      say('Application unlocked');
      return 'done';
    case 'cancel':
      if (it.status === 'Cancelled') return 'This application is already cancelled.';
      [it.status, it.last] = ['Cancelled', it.status];
      say('Application cancelled');
      return 'done';
    case 'depersonalise':
      if (it.status === 'Depersonalised') return 'This application is already depersonalised.';
      [it.status, it.email] = ['Depersonalised', null];
      say('Application depersonalised');
      return 'done';
    case 'edit': {
      if (it.status === 'Depersonalised') return 'A depersonalised application cannot be edited.';
      if (!it.complete) return 'done';
      if (!action.accepted) return 'RequireConfirmation';
      const back = it.onBehalf ? 'Adviser edit' : 'Primary edit';
      if (it.status === 'Locked' || it.status === 'Cancelled') it.last = back;
      else it.status = back;
      it.complete = false;
      say('Approvals reset for an edit');
      return 'done';
    }
    case 'sign': {
      if (it.status !== 'Adviser edit') return 'The signing mode can be changed only in status Adviser edit.';
      const mode = signingModeCodes[action.mode];
      if (mode !== it.mode) say(`Signing mode set to ${mode}`);
      it.mode = mode;
      return 'done';
    }
    case 'assign': {
      if (action.to === it.assignee) return 'done';
      if (action.to === 'G-OTTO') return 'Old Otto takes no new applications.';
      it.assignee = action.to;
      say(action.to === null ? 'Assignee removed' : `Assigned to ${assignees[action.to]}`);
      return 'done';
    }
    case 'label':
      if (action.name === it.label) return 'done';
      if (action.name === 'Unlisted') return 'The chosen label cannot be found.';
      it.label = action.name;
      say(action.name === null ? 'Label removed' : `Label set to ${action.name}`);
      return 'done';
    case 'owner':
      if (action.name === it.owner) return 'done';
      if (action.name === 'Nobody') return 'The chosen owner cannot be found.';
      it.owner = action.name;
      say(`Owner changed to ${action.name}`);
      return 'done';
    case 'email':
      if (it.complete) return 'The email address of a complete application cannot be changed.';
      if (action.address !== it.email) say('Email address changed');
      it.email = action.address;
      return 'done';
  }
}

onEachDatabase('Random actions of random users', (db) => {
  let app: TestApp;
  let applications: Applications;
  let owners: Reply<typeof listOwners>['ApplicationOwners'];
  beforeAll(async () => {
    app = testApp(db());
    applications = await readApplications(app);
    ({ ApplicationOwners: owners } = await app.read<Reply<typeof listOwners>>('/api/owner/list', {
      as: 'FULL',
    }));
  });

  const begin = (start: { status: string; complete: boolean; onBehalf: boolean; mode: string }) =>
    db().inTenant('harbour', async (trx) => {
      await sql`update application set status = ${start.status}, is_complete = ${start.complete}, mode = ${start.mode},
        last_status = null, created_on_behalf = ${start.onBehalf}, assignee_id = null, assignee_name = null, label = null,
        owner_global_id = 'G-FULL', owner_name = 'Fiona Full', primary_email = 'a@post.example'
        where id = any(${[...ids]}::int[])`.execute(trx);
      await sql`delete from application_activity where application_id = any(${[...ids]}::int[])`.execute(trx);
    });

  async function perform(action: ModelAction, id: number, as: string): Promise<Response> {
    const guid = applications.guidOf(id);
    const post = (path: string, json?: unknown) =>
      app.send(`/api/${path}`, json === undefined ? { as, method: 'POST' } : { as, json });
    switch (action.kind) {
      case 'unlock':
        return post(`application/unlockapplication/${guid}`);
      case 'cancel':
        return post('application/cancel', { ApplicationCancellations: [{ ApplicationGuid: guid }] });
      case 'depersonalise':
        return post(`application/depersonalise/${guid}`);
      case 'edit':
        return app.send(`/api/application/requestedit/${guid}?ConfirmationAccepted=${action.accepted}`, {
          as,
        });
      case 'sign':
        return post(`application/changesigningmode/${guid}`, { Mode: action.mode });
      case 'assign':
        return post(`application/assign/${guid}`, { GlobalUserId: action.to });
      case 'label':
        return post('label/save', { ApplicationId: id, Label: action.name });
      case 'owner': {
        const owner = owners.find(({ DisplayName }) => DisplayName === action.name);
        return post(`application/updateowner/${guid}`, { NewOwnerId: owner?.PublicId ?? 'nobody' });
      }
      case 'email':
        return post(`application/changeprimaryemail/${guid}`, { PrimaryEmail: action.address });
    }
  }

  /** The message of a reply, whatever its format. */
  async function words(answer: Response): Promise<string> {
    const reply = (await answer.json()) as Record<string, unknown>;
    const [result] = (reply['Results'] as Record<string, unknown>[] | undefined) ?? [reply];
    const done = [0, true, 'Success'];
    const { ErrorNo, Success, OverallSuccess, Result, Message, ErrorMessage } = result ?? {};
    if ([ErrorNo, Success, OverallSuccess, Result].some((value) => done.includes(value as never)))
      return 'done';
    return String(Message ?? ErrorMessage ?? Result);
  }

  test('match the reference model in state, reply and lines, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(
        begun,
        fc.array(fc.tuple(deeds, fc.constantFrom(...ids), fc.constantFrom(...people)), {
          minLength: 4,
          maxLength: 14,
        }),
        async (start, steps) => {
          await begin(start);
          const models = new Map<number, Model>(
            ids.map((id) => [
              id,
              {
                ...start,
                last: null,
                assignee: null,
                label: null,
                owner: 'Fiona Full',
                email: 'a@post.example',
                lines: [],
              },
            ]),
          );
          for (const [action, id, as] of steps) {
            const model = models.get(id);
            const person = personas.find((one) => one.id === as);
            if (!model || !person) throw new Error('There is no such application or person.');
            const claims: readonly string[] = person.claims;
            const may = claimsOf(action, model).every((any) => any.some((claim) => claims.includes(claim)));
            const sees =
              claims.includes('view.allapps.instance') ||
              (claims.includes('view.myapps') && model.owner === person.name);
            const answer = await perform(action, id, as);
            if (!may || !sees) expect([403, 404]).toContain(answer.status);
            else expect(await words(answer)).toBe(expected(action, model, person.name));
          }
          for (const [id, model] of models) {
            const detail = await applications.detail(id);
            expect({
              status: detail.Status,
              last: detail.LastApplicationStatus,
              complete: detail.IsComplete,
              mode: detail.ApplicationModeCode,
              assignee: detail.AssigneeUserId,
              label: detail.Label,
              owner: detail.AdviserName,
              email: detail.Email,
              lines: await applications.lines(id),
            }).toEqual({ ...model, onBehalf: undefined });
          }
        },
      ),
      { numRuns: releaseScope ? 25 : 10 },
    );
  }, 120_000);

  test('are serialised when concurrent, so that every line was true when it was written', async () => {
    await begin({ status: 'Locked', complete: false, onBehalf: false, mode: 'Online' });
    const unlocks = Array.from({ length: 6 }, () => perform({ kind: 'unlock' }, 1110, 'FULL').then(words));
    const cancels = Array.from({ length: 3 }, () => perform({ kind: 'cancel' }, 1110, 'FED').then(words));
    const reply = await Promise.all([...unlocks, ...cancels]);
    expect(reply.filter((answer) => answer === 'done').length).toBe((await applications.lines(1110)).length);
    const { Status, IsComplete, ApplicationModeCode } = await applications.detail(1110);
    expect(Status).toBe('Cancelled');
    expect(
      evaluateAction(applicationActions.cancel, { Status, IsComplete, ApplicationModeCode }, ['app.cancel'])
        .available,
    ).toBe(false);
  });
});
