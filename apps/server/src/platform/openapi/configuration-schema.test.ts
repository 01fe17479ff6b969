import { features, runtimeConfiguration, type RuntimeConfiguration } from '@portal/api/contract';
import { toJsonSchema } from '@valibot/to-json-schema';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What each setting means: a new setting needs its sentence. */
const meanings: Readonly<Record<keyof RuntimeConfiguration, string>> = {
  ApiUrl: 'Address of the API. {TenantName} is replaced by the name of the tenant.',
  Authority: 'Issuer of the OpenID provider, with or without {TenantName}.',
  ClientId: 'Id of the portal at the provider: a public client with PKCE.',
  Scope: "Scopes of the sign-in. Default 'openid profile email offline_access'.",
  Resource: 'Resource for which the token is issued (RFC 8707). null requests none. Default: ApiUrl.',
  AuthorizationParameters:
    'More parameters of the sign-in request, such as {"prompt": "consent"}. They replace none of the portal\'s.',
  TokenBinding:
    'Whether tokens are bound to a key of the browser (DPoP, RFC 9449). false sends plain bearer tokens. Default true.',
  Claims:
    'Where the user is read: a name in the access token, or {"From", "Path"}. A path joins names by dots. An opaque access token is replaced by the ID token. Required are sub and Permission, a list or one text with spaces or commas.',
  Permissions:
    'Claim strings for roles or groups of the provider. A permission without an entry is a claim string itself.',
  EntityVerificationUrl: 'Address of the verification service, with or without {TenantName}.',
  AllowedHosts:
    "host or host:port of the servers that calls may go to. The portal's own host is always allowed.",
  SupportEmail: 'Email address of support.',
  SupportPhone: 'Telephone number of support.',
  HelpUrl: 'Address of the help.',
  ErrorLogUrl: 'Address that receives failures, with names and never values. Default: none.',
  Features: `What the back end has; false is not drawn: ${Object.keys(features).join(', ')}. Default true, until its call answers 404.`,
  ProofNonce: 'DPoP nonce for the first proof, set by a server that sends the page.',
  AllowedHeaders:
    'Request headers that the back end accepts from another origin besides Authorization and Content-Type: Idempotency-Key, If-Match, Accept. Default: none.',
};

test('docs/configuration.schema.json describes every setting of the runtime configuration', () => {
  const { properties, ...schema } = toJsonSchema(runtimeConfiguration, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  const described = Object.entries(properties ?? {}).map(([name, property]) => [
    name,
    { description: meanings[name as keyof RuntimeConfiguration], ...(property as object) },
  ]);
  const file = new URL('../../../../../docs/configuration.schema.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    title: 'Runtime configuration of the portal',
    ...schema,
    properties: Object.fromEntries(described),
  });
});
