import { openApiDocument } from '../platform/openapi/openapi-document.ts';

process.stdout.write(`${JSON.stringify(openApiDocument(), null, 2)}\n`);
