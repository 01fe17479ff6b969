import { expect, test } from 'vitest';
import { features, type Endpoint, type Feature } from '../contract/index.ts';
import { everyEndpoint } from '../mocks/every-endpoint.ts';
import { featureSwitches } from './feature-switches.ts';

const endpointOf = (id: string) => everyEndpoint.find((endpoint) => endpoint.id === id) as Endpoint;

test.each(Object.entries(features).flatMap(([feature, calls]) => calls.map((id) => [feature, id] as const)))(
  'switches %s off after a 404 of %s, a call about no single record, and nothing else',
  (feature, id) => {
    const endpoint = endpointOf(id);
    expect(endpoint.path).not.toContain('{');
    const switches = featureSwitches(undefined);
    const sets: ReadonlySet<Feature>[] = [];
    switches.subscribe(() => sets.push(switches.off()));
    switches.missing(endpoint);
    switches.missing(endpoint);
    expect(sets.map((set) => [...set])).toEqual([[feature]]);
  },
);

test('switches nothing off after a 404 of another call', () => {
  const switches = featureSwitches({});
  switches.missing(endpointOf('C20'));
  expect(switches.off().size).toBe(0);
});

test('takes what the configuration switches off', () => {
  const off = featureSwitches({ Audit: false, Views: true, Template: false } as Record<
    Feature,
    boolean
  >).off();
  expect([...off]).toEqual(['Audit', 'Template']);
});
