import { readConfig } from '../config.ts';
import { bringUpToDate } from '../db/bring-up-to-date.ts';
import { connect } from '../db/connect.ts';
import { seedDemo } from '../seed/seed.ts';
import { readApplications } from './applications.ts';
import { testApp } from './test-app.ts';

// Writes as FULL until its process is ended, each kind in turn, and tells every write that was acknowledged.
const config = readConfig(process.env, '/');
const db = await connect(config);
await bringUpToDate(db);
await seedDemo(db);
const app = testApp(db, { config, checkReplies: false });
const guid = (await readApplications(app)).guidOf(1006);
const tell = (text: string) => process.stdout.write(`${text}\n`);
const post = (path: string, json: object) => app.send(`/api${path}`, { as: 'FULL', json });

for (let round = 0; ; round += 1) {
  const text = `Round ${round}`;
  const assignee = round % 2 === 0 ? 'G-ABLE' : 'G-BUSY';
  const writes = {
    comment: () => post(`/comment/${guid}`, { Comment: text }),
    assignee: () => post(`/application/assign/${guid}`, { GlobalUserId: assignee }),
    label: () => post('/label/save', { ApplicationId: 1006, Label: round % 2 === 0 ? 'Hot' : 'Cold' }),
    document: () => {
      const body = new FormData();
      body.append('files[]', new File([`%PDF-1.7 ${text}`], `${text}.pdf`, { type: 'application/pdf' }));
      return app.send(`/api/document/upload/${guid}`, { as: 'FULL', method: 'POST', body });
    },
  };
  for (const [kind, write] of Object.entries(writes)) {
    const answer = await write();
    const { ErrorNo = 0 } = (await answer.json()) as { ErrorNo?: number };
    if (answer.status !== 200 || ErrorNo !== 0) throw new Error(`${kind} was refused with ${answer.status}`);
    tell(`written ${kind} ${round}`);
  }
}
