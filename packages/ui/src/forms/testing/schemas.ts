import fc from 'fast-check';
import type { RJSFSchema } from '@rjsf/utils';

const names = ['a', 'b', 'c d', 'e/f'] as const;
const words = [
  '',
  'x',
  'red',
  'Zoë',
  '👩‍🚀',
  '0412 345 678',
  '1980-04-06',
  '1980-02-31',
  'a@b.example',
  'a@b',
  'not it',
];

const scalar = fc.oneof(
  fc.constantFrom(...words),
  fc.integer({ min: -3, max: 12 }),
  fc.constantFrom(0.5, 2.5, 1e9),
  fc.boolean(),
  fc.constant(null),
);

const limits = (names: readonly string[], max: number) =>
  fc.dictionary(fc.constantFrom(...names), fc.nat({ max }), { maxKeys: 2, noNullPrototype: true });

const text = fc
  .tuple(
    limits(['minLength', 'maxLength'], 6),
    fc.record(
      {
        pattern: fc.constantFrom('^[a-z]+$', '^04[0-9 ]{8,10}$', '\\d'),
        format: fc.constantFrom('date', 'email', 'uuid', 'date-time', 'unheard-of'),
        nullable: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([some, others]) => ({ type: 'string', ...some, ...others }));

const number = fc
  .tuple(
    fc.constantFrom('number', 'integer'),
    limits(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'], 9),
    fc.constantFrom({}, { multipleOf: 2 }, { multipleOf: 0.5 }),
  )
  .map(([type, some, others]) => ({ type, ...some, ...others }));

const choice = fc.oneof(
  fc.uniqueArray(scalar, { minLength: 1, maxLength: 4 }).map((values) => ({ enum: values })),
  scalar.map((value) => ({ const: value })),
  fc.constantFrom({ type: 'boolean' }, { type: 'null' }, { type: ['string', 'null'] }),
  fc.constantFrom({ $ref: '#/definitions/word' }, { $ref: '#/definitions/person' }),
);

const someNames = fc.uniqueArray(fc.constantFrom(...names), { maxLength: 3 });

const { schema } = fc.letrec<{ schema: object; object: object }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, depthSize: 'small', withCrossShrink: true },
    text,
    number,
    choice,
    tie('object'),
    tie('object'),
    fc
      .tuple(
        fc.oneof(tie('schema'), fc.array(tie('schema'), { minLength: 1, maxLength: 2 })),
        limits(['minItems', 'maxItems'], 3),
        fc.constantFrom({}, { uniqueItems: true }, { additionalItems: false }),
      )
      .map(([items, some, others]) => ({ type: 'array', items, ...some, ...others })),
    fc
      .tuple(
        fc.constantFrom('anyOf', 'oneOf', 'allOf'),
        fc.array(tie('schema'), { minLength: 1, maxLength: 3 }),
      )
      .map(([keyword, parts]) => ({ [keyword]: parts })),
    tie('schema').map((part) => ({ not: part })),
    fc
      .tuple(tie('schema'), fc.subarray(['then', 'else']), tie('schema'), tie('schema'))
      .map(([condition, branches, one, other]) =>
        Object.fromEntries([
          ['if', condition],
          ...branches.map((name, index) => [name, index ? other : one]),
        ]),
      ),
  ),
  object: fc
    .tuple(
      fc.dictionary(fc.constantFrom(...names), tie('schema'), { maxKeys: 3, noNullPrototype: true }),
      fc.record({ required: someNames, additionalProperties: fc.boolean() }, { requiredKeys: [] }),
      limits(['minProperties', 'maxProperties'], 3),
      fc.oneof(
        fc.constant({}),
        fc.dictionary(fc.constantFrom(...names), fc.oneof(someNames, tie('object')), {
          maxKeys: 1,
          noNullPrototype: true,
        }),
      ),
    )
    .map(([properties, others, some, dependencies]) => ({
      type: 'object',
      properties,
      ...others,
      ...some,
      ...(Object.keys(dependencies).length && { dependencies }),
    })),
}));

const definitions = {
  word: { type: 'string', maxLength: 4 },
  person: {
    type: 'object',
    properties: { a: { $ref: '#/definitions/word' }, b: { type: 'integer' } },
    required: ['a'],
  },
};

/** Random schemas with the keywords of forms, with references. */
export const someSchema: fc.Arbitrary<RJSFSchema> = schema.map(
  (part) => ({ ...part, definitions }) as RJSFSchema,
);

/** Random data that match such a schema, or almost do. */
export const someData: fc.Arbitrary<unknown> = fc.letrec<{ data: unknown }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    scalar,
    fc.dictionary(fc.constantFrom(...names, 'other'), tie('data'), { maxKeys: 4, noNullPrototype: true }),
    fc.dictionary(fc.constantFrom(...names, 'other'), tie('data'), { maxKeys: 4, noNullPrototype: true }),
    fc.array(tie('data'), { maxLength: 3 }),
  ),
})).data;
