import { serve } from './served.ts';
const served = await serve(1_000_000);
console.log(served.databaseUrl, served.origin, served.token);
setInterval(() => undefined, 1000);
