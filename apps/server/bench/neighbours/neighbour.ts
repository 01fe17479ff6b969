import { Agent, get } from 'node:http';

/** Asks for the list again and again: origin, host, token, seconds. Prints how long that took. */
const [origin = '', host = '', token = '', seconds = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const headers = { host, authorization: `Bearer ${token}` };

const list = () =>
  new Promise<void>((resolve, reject) => {
    get(`${origin}/api/application/list/all`, { agent, headers }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`The neighbour is answered ${answer.statusCode}.`));
      });
    }).once('error', reject);
  });

for (let warmUp = 0; warmUp < 20; warmUp += 1) await list();
const took: number[] = [];
const end = performance.now() + Number(seconds) * 1000;
while (performance.now() < end) {
  const start = performance.now();
  await list();
  took.push(performance.now() - start);
}
agent.destroy();
process.stdout.write(JSON.stringify(took));
