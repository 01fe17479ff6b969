import { get } from 'node:http';

/** Takes a file as fast as it comes, in a process of its own: address, token. Prints what it was. */
const [address = '', token = ''] = process.argv.slice(2);
const lineFeed = 10;

const start = performance.now();
get(address, { headers: { authorization: `Bearer ${token}` } }, (answer) => {
  let bytes = 0;
  let lines = 0;
  answer.on('data', (part: Buffer) => {
    bytes += part.length;
    for (let at = part.indexOf(lineFeed); at >= 0; at = part.indexOf(lineFeed, at + 1)) lines += 1;
  });
  answer.once('end', () => {
    const ms = performance.now() - start;
    const rows = Number(answer.headers['x-total-rows']);
    process.stdout.write(JSON.stringify({ status: answer.statusCode, bytes, lines, rows, ms }));
  });
});
