import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { openSeeded } from '../../testing/databases.ts';
import { testConfig } from '../../testing/test-config.ts';
import { testApp } from '../../testing/test-app.ts';
import { everyEndpoint } from '../http/every-endpoint.ts';

test('a demo server documents every endpoint as OpenAPI 3.1, and a production server does not', async () => {
  const db = await openSeeded();
  try {
    const answer = await testApp(db).send('/api/openapi.json');
    const document = (await answer.json()) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(await new Validator().validate(document)).toEqual({ valid: true });
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      everyEndpoint.map(([name]) => name).toSorted(),
    );
    expect(
      (await testApp(db, { config: testConfig({ demo: false }) }).send('/api/openapi.json')).status,
    ).toBe(404);
  } finally {
    await db.close();
  }
});
