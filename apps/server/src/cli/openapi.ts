import { openApiDocument } from '../openapi/openapi-document.ts';

process.stdout.write(`${JSON.stringify(openApiDocument(), null, 2)}\n`);
