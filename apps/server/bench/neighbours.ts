import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { workbookWith } from '../src/modules/bulk-upload/testing/hostile-files.ts';
import { checkAtMost, middle, reportMissed, write } from './figures.ts';
import { measure } from './measure.ts';
import { serve } from './served.ts';

/**
 * The p95 of a tenant's list, alone and while another tenant sends as many expensive requests as possible. Only the
 * two values of one row are comparable, because of other load on the machine.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '100000' },
    calls: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '4' },
  },
});
/** Maximum ratio of the p95 during an attack to the p95 alone. */
const goal = 2;

interface Attack {
  readonly atOnce: number;
  readonly path: (number: number) => string;
  /** The uploaded file and its name. */
  readonly file?: () => Buffer | Promise<Buffer>;
  readonly name?: string;
  /** Whether it reads the responses. Default true. */
  readonly reads?: boolean;
}

const large = () => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(9_900_000, 7)]);
const upload = () => '/application/bulkupload';
const attacks: Readonly<Record<string, Attack>> = {
  searches: { atOnce: 60, path: (number) => `/application/list/all?q=erson${number % 997}` },
  exports: { atOnce: 20, path: () => '/application/export/all', reads: false },
  uploads: { atOnce: 40, path: upload, file: large, name: 'large.xlsx' },
  documents: { atOnce: 40, path: () => '/document/upload/1001', file: large, name: 'large.pdf' },
  workbooks: { atOnce: 8, path: upload, file: expensiveWorkbook, name: 'small.xlsx' },
};

/** Clients are separate processes, so that their cost is not measured. */
const [role, ...task] = positionals;
if (role === 'attack') await attack(...(task as [string, string, string]));
else if (role === 'list') await timeLists(...(task as [string, string]));
else await main();

async function main(): Promise<void> {
  const { origin, token, tokenAt, stop } = await serve(Number(values.rows));
  const host = `meridian.${new URL(origin).host}`;
  const p95 = async () => Number(await text(start('list', `http://${host}`, await tokenAt(host)).stdout));
  write(`${values.rows} applications, ms`, 'alone p95', 'p95', 'ratio');
  try {
    for (const [kind, { atOnce }] of Object.entries(attacks)) {
      const alone: number[] = [];
      const attacked: number[] = [];
      let answers = '';
      // Alternates, so that other load on the machine affects both.
      for (let round = 0; round < Number(values.rounds); round += 1) {
        alone.push(await p95());
        const attacker = start('attack', origin, token, kind);
        await once(attacker.stdout, 'data');
        attacked.push(await p95());
        const counts = text(attacker.stdout);
        attacker.kill('SIGTERM');
        answers = (await counts).trim();
      }
      const ratio = middle(attacked) / middle(alone);
      checkAtMost(kind, ratio, goal);
      write(`${atOnce} ${kind} at a time`, middle(alone), middle(attacked), ratio, `  ${answers}`);
    }
  } finally {
    await stop();
  }
  reportMissed();
}

function start(...words: readonly string[]) {
  return spawn(process.execPath, [import.meta.filename, ...words, '--calls', values.calls], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Prints the p95 of the list. */
async function timeLists(origin: string, token: string): Promise<void> {
  const list = '/api/application/list/all';
  const measured = await measure(origin, token, [list], Number(values.calls));
  process.stdout.write(String(measured.get(list)?.p95));
}

/** The most expensive file that is accepted: half a megabyte that unpacks to forty. */
function expensiveWorkbook(): Promise<Buffer> {
  const cell = '<c t="inlineStr"><is><t>x</t></is></c>';
  const rows = `<row>${cell.repeat(59)}</row>`.repeat(10_000);
  return workbookWith({
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
    'docProps/custom.xml': randomBytes(450_000).toString('base64'),
  });
}

/** Prints a blank at full load, and the number of responses per status at SIGTERM. */
async function attack(origin: string, token: string, kind: string): Promise<void> {
  // Lowest priority, because a real attacker would not use the server's processors.
  setPriority(19);
  const found = attacks[kind];
  if (!found) throw new Error(`There is no attack ${kind}.`);
  const { atOnce, path, file, name, reads = true } = found;
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const head = `--x\r\nContent-Disposition: form-data; name="files[]"; filename="${name}"\r\n\r\n`;
  const body = file && Buffer.concat([Buffer.from(head), await file(), Buffer.from('\r\n--x--\r\n')]);
  const answers: Record<string, number> = {};
  const count = (status: number | undefined) =>
    (answers[status ?? 'cut'] = (answers[status ?? 'cut'] ?? 0) + 1);
  let number = 0;
  const send = () => {
    number += 1;
    const call = request(`${origin}/api${path(number)}`, {
      agent,
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'multipart/form-data; boundary=x', 'content-length': body.length }),
      },
    });
    call.once('response', (answer: IncomingMessage) => {
      count(answer.statusCode);
      answer.once('close', send).on('error', () => undefined);
      if (reads || answer.statusCode !== 200) answer.resume();
    });
    call.once('error', () => {
      count(undefined);
      send();
    });
    call.end(body);
  };
  process.once('SIGTERM', () => {
    process.stdout.write(JSON.stringify(answers));
    process.exit(0);
  });
  for (let worker = 0; worker < atOnce; worker += 1) send();
  setTimeout(() => process.stdout.write(' '), 2000);
  // Sockets without a reader do not keep the process running.
  setInterval(() => undefined, 1000);
}
