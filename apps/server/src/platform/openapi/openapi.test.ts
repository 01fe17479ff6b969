import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { openSeeded } from '../../testing/databases.ts';
import { testConfig } from '../../testing/test-config.ts';
import { testApp } from '../../testing/test-app.ts';
import { openApiDocument } from './openapi-document.ts';
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

test('the document says of each call its specification, who may send it, and which fields may be missing (OP-389)', () => {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, Record<string, unknown>>> };
  expect(paths['/api/application/list/all']?.['get']).toMatchObject({
    'x-specification': 'Applications 7',
    security: [{ token: [] }, { bearer: [] }],
  });
  expect(paths['/api/user/list']?.['get']).toMatchObject({
    'x-specification': 'Users and verifications 7.2',
    responses: {
      '200': {
        content: {
          'application/json': {
            schema: {
              required: ['TotalRows', 'MaxPage'],
              properties: {
                Users: { items: { required: ['GlobalUserId', 'Email', 'Status', 'HasApplicationAccess'] } },
              },
            },
          },
        },
      },
    },
  });
  expect(paths['/entity-verification/api/v1/Company']?.['get']).toMatchObject({
    'x-specification': 'Users and verifications 7.1',
  });
  expect(paths['/api/account/sessions']?.['get']).toMatchObject({ 'x-optional': true });
});
