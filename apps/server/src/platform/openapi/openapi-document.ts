import { errorEnvelope, specificationOf, type Endpoint } from '@portal/api/contract';
import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { everyEndpoint } from '../http/every-endpoint.ts';
import { addressOf } from '../http/mount.ts';

type Json = Readonly<Record<string, unknown>>;

/** Describes the raw input, before it is parsed; rules that JSON Schema cannot express are checked by the server. */
const asSent = {
  typeMode: 'input',
  errorMode: 'ignore',
  target: 'draft-2020-12',
} as const satisfies ConversionConfig;

const schemaOf = (schema: GenericSchema): Json => {
  const { $schema: _dialect, ...said } = toJsonSchema(schema, asSent);
  return said as Json;
};

/** The body of a successful JSON reply. */
export const replySchema = ({ reply }: Endpoint): Json => schemaOf(reply);

/**
 * The same for other back ends (OP-389): a field that may be null or has a default, and a list, may also be missing. A
 * field that is required must be there for the reply to be read.
 */
function tolerant(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(tolerant);
  if (typeof schema !== 'object' || schema === null) return schema;
  const said = Object.fromEntries(Object.entries(schema).map(([name, inner]) => [name, tolerant(inner)]));
  const { required, properties } = said as { required?: unknown; properties?: Record<string, object> };
  if (!Array.isArray(required) || !properties) return said;
  const needed = required.filter(
    (name: string) => !/"type":"(null|array)"|"default":/.test(head(properties[name])),
  );
  return { ...said, required: needed };
}

/** A schema as text, without its parts. */
const head = (schema: object = {}) => JSON.stringify({ ...schema, items: undefined, properties: undefined });

const named = /\{(\w+)\}/g;

function parametersOf({ path, query }: Endpoint): readonly Json[] {
  const ofPath = [...path.matchAll(named)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  if (!query) return ofPath;
  const { properties = {}, required = [] } = schemaOf(query) as {
    properties?: Readonly<Record<string, Json>>;
    required?: readonly string[];
  };
  return [
    ...ofPath,
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      ...(required.includes(name) && { required: true }),
      schema,
    })),
  ];
}

const contentOf = (types: readonly string[], schema: Json) =>
  Object.fromEntries(types.map((type) => [type, { schema }]));

function bodyOf({ body, uploads }: Endpoint): Json | undefined {
  if (!body) return undefined;
  const type = uploads ? 'multipart/form-data' : 'application/json';
  return { required: true, content: contentOf([type], schemaOf(body)) };
}

const refused = { $ref: '#/components/responses/Refused' };

function operationOf(name: string, endpoint: Endpoint): Json {
  const { id, needs, answers, idempotent, versioned, changesState } = endpoint;
  const requestBody = bodyOf(endpoint);
  const content =
    answers === 'json'
      ? contentOf(['application/json'], tolerant(replySchema(endpoint)) as Json)
      : contentOf(answers, {});
  const specification = specificationOf(endpoint);
  const key = { $ref: '#/components/parameters/IdempotencyKey' };
  const match = { $ref: '#/components/parameters/IfMatch' };
  return {
    operationId: name,
    summary: `Call ${id}`,
    ...(specification ? { 'x-specification': specification } : { 'x-optional': true }),
    description:
      needs === 'public'
        ? 'Public.'
        : `For ${[needs].flat().join(' or ')} of the tenant that the host belongs to.`,
    tags: [endpoint.base],
    parameters: [
      ...parametersOf(endpoint),
      ...(idempotent ? [key] : []),
      ...(versioned && changesState ? [match] : []),
    ],
    ...(requestBody && { requestBody }),
    responses: {
      '200': { description: 'Done, or rejected with a reason.', content },
      default: refused,
    },
    security: needs === 'public' ? [] : [{ token: [] }, { bearer: [] }],
  };
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, endpoint] of everyEndpoint)
    (paths[addressOf(endpoint)] ??= {})[endpoint.method.toLowerCase()] = operationOf(name, endpoint);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portal',
      version: '1',
      description:
        'The calls of the portal. The host identifies the tenant. The token contains the permissions.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'DPoP',
          description: 'Access token with a proof of the key that it is bound to (RFC 9449).',
        },
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'Access token that is bound to no key: `"TokenBinding": false` in the configuration.',
        },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          schema: { type: 'string' },
          description: 'The same call with the same key acts once.',
        },
        IfMatch: {
          name: 'If-Match',
          in: 'header',
          schema: { type: 'string' },
          description:
            'The ETag of the table that the change was made from. 409 if another one was stored since.',
        },
      },
      responses: {
        Refused: {
          description: 'Not done: the status says why, and the request id what to look for in the log.',
          content: contentOf(['application/json'], schemaOf(errorEnvelope)),
        },
      },
    },
  };
}
