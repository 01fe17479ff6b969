/** Name, date of birth and mobile, as a server requests them (OP-208). */
export const personForm = {
  schema: JSON.stringify({
    type: 'object',
    required: ['FirstName', 'LastName', 'DateOfBirth', 'MobileNumber'],
    properties: {
      FirstName: { type: 'string', title: 'First name', maxLength: 50 },
      MiddleName: { type: 'string', title: 'Middle name', maxLength: 50 },
      LastName: { type: 'string', title: 'Last name', maxLength: 50 },
      DateOfBirth: { type: 'string', format: 'date', title: 'Date of birth' },
      Reference: { type: 'string', title: 'Reference', description: 'Shown on the report' },
      MobileNumber: {
        type: 'object',
        required: ['PhoneNumber'],
        properties: { PhoneNumber: { type: 'string', title: 'Mobile number', pattern: '^04[0-9]{8}$' } },
      },
    },
  }),
  uiSchema: { MobileNumber: { PhoneNumber: { 'ui:widget': 'phone' } } },
};

/** The kind of document decides which fields follow, by `dependencies`. */
export const documentForm = {
  schema: {
    type: 'object',
    required: ['kind'],
    properties: {
      kind: {
        type: 'string',
        title: 'Document',
        oneOf: [
          { const: 'licence', title: 'Licence' },
          { const: 'passport', title: 'Passport' },
        ],
      },
    },
    dependencies: {
      kind: {
        oneOf: [
          {
            required: ['licenceNumber'],
            properties: {
              kind: { enum: ['licence'] },
              licenceNumber: { type: 'string', title: 'Licence number' },
            },
          },
          {
            required: ['passportNumber'],
            properties: {
              kind: { enum: ['passport'] },
              passportNumber: { type: 'string', title: 'Passport number' },
            },
          },
        ],
      },
    },
  },
  uiSchema: { kind: { 'ui:widget': 'radio' } },
};

/** The second question depends on the first answer. */
export const pickupForm = {
  schema: `{
    "type": "object",
    "required": ["how"],
    "properties": {
      "how": {
        "type": "string",
        "title": "How does it go?",
        "oneOf": [
          { "const": "deliver", "title": "Deliver", "description": "A courier brings it" },
          { "const": "collect", "title": "Collect", "description": "It waits on a shelf" }
        ]
      }
    },
    "allOf": [
      {
        "if": { "properties": { "how": { "const": "deliver" } }, "required": ["how"] },
        "then": {
          "required": ["courier"],
          "properties": {
            "courier": {
              "type": "string",
              "title": "Courier",
              "oneOf": [{ "const": "fast", "title": "Fast" }, { "const": "slow", "title": "Slow" }]
            }
          }
        }
      },
      {
        "if": { "properties": { "how": { "const": "collect" } }, "required": ["how"] },
        "then": {
          "required": ["shelf"],
          "properties": { "shelf": { "type": "integer", "title": "Shelf", "minimum": 1 } }
        }
      }
    ]
  }`,
  uiSchema: { how: { 'ui:widget': 'radio', 'ui:options': { look: 'card' } } },
};

/** A list with a variable number of entries. */
export const ordersForm = {
  schema: {
    type: 'object',
    required: ['parcels'],
    properties: {
      parcels: {
        type: 'array',
        title: 'Parcels',
        minItems: 1,
        maxItems: 3,
        items: {
          type: 'object',
          required: ['content'],
          properties: {
            content: { type: 'string', title: 'Content' },
            weight: { type: 'number', title: 'Weight', minimum: 0 },
          },
        },
      },
    },
  },
  uiSchema: {},
  data: { parcels: [] },
};

const passport = {
  title: 'Passport',
  properties: { kind: { const: 'passport' }, number: { type: 'string', title: 'Number' } },
  required: ['kind', 'number'],
};
const licence = { title: 'Licence', properties: { kind: { const: 'licence' } }, required: ['kind'] };

/** The user chooses one of two forms. A constant, which the choice sets, tells them apart. */
export const choiceForm = { schema: { type: 'object', oneOf: [passport, licence] }, uiSchema: {} };

/** The same choice in the entries of a list. */
export const choicesForm = {
  schema: {
    type: 'object',
    properties: {
      papers: {
        type: 'array',
        title: 'Papers',
        items: { type: 'object', title: 'Kind of paper', oneOf: [passport, licence] },
      },
    },
  },
  uiSchema: {},
  data: { papers: [{}] },
};

/** Controls for values that are no plain text. */
export const valuesForm = {
  schema: {
    type: 'object',
    required: ['photo', 'member'],
    properties: {
      note: {
        type: 'null',
        title: 'Before you start',
        description: 'Have your papers ready.\nIt takes a minute.',
      },
      photo: { type: 'string', format: 'data-url', title: 'Photo', description: 'Of the front' },
      pages: { type: 'array', title: 'Pages', items: { type: 'string', format: 'data-url' } },
      at: { type: 'string', format: 'date-time', title: 'Delivered at' },
      opens: { type: 'string', format: 'time', title: 'Opens at' },
      state: { type: 'string', title: 'State', enum: ['NSW', 'VIC', 'QLD'] },
      member: { type: 'boolean', title: 'Member', description: 'Of the club' },
      nick: { type: 'string', title: 'Nickname' },
    },
  },
  uiSchema: {
    'ui:order': ['note', 'photo'],
    state: {
      'ui:enumNames': { NSW: 'New South Wales', VIC: 'Victoria' },
      'ui:enumOrder': ['VIC', '*'],
      'ui:enumDisabled': ['QLD'],
    },
    member: { 'ui:help': 'Ask at the desk.' },
    nick: { 'ui:emptyValue': '' },
  },
};

/** Names with the marks that separate the steps of a path, and a group with a rule of its own. */
export const dottedForm = {
  schema: {
    type: 'object',
    required: ['id.number', 'a[0]'],
    properties: {
      'id.number': { type: 'string', title: 'Number' },
      'a[0]': {
        type: 'object',
        title: 'Contact',
        minProperties: 1,
        properties: { name: { type: 'string' } },
      },
    },
  },
  uiSchema: {},
  data: { 'a[0]': {} },
};

export const everyControl = {
  schema: {
    type: 'object',
    title: 'A parcel',
    description: 'Every control that a schema can ask for.',
    required: ['insured', 'sender'],
    properties: {
      sender: { type: 'string', title: 'Sender', description: 'As on the label' },
      email: { type: 'string', format: 'email', title: 'Email' },
      sent: { type: 'string', format: 'date', title: 'Sent on' },
      weight: { type: 'number', title: 'Weight', description: 'In kilograms' },
      size: { type: 'string', title: 'Size', enum: ['Small', 'Medium', 'Large'] },
      colour: { type: 'string', format: 'color', title: 'Colour of the tape' },
      note: { type: 'string', title: 'Note', maxLength: 500 },
      speed: { type: 'string', title: 'Speed', enum: ['By road', 'By air'] },
      extras: {
        type: 'array',
        title: 'Extras',
        uniqueItems: true,
        items: { type: 'string', enum: ['Signature', 'Photo', 'Safe drop'] },
      },
      insured: {
        type: 'boolean',
        const: true,
        title: 'Insured',
        description: 'The sender has agreed to the cover.',
      },
    },
  },
  uiSchema: {
    note: { 'ui:widget': 'textarea' },
    speed: { 'ui:widget': 'radio' },
    extras: { 'ui:widget': 'checkboxes' },
  },
  data: { email: 'not an address', weight: 2.5, size: 'Medium', extras: ['Photo'], note: 'Ring twice.' },
};

const long = 'Wolkenkratzerinstandhaltung'.repeat(8);

export const hostileForm = {
  schema: {
    type: 'object',
    title: long,
    properties: {
      '': { type: 'string', title: '<img src=x onerror=alert(1)>' },
      'a.b/c ~ "d"': { type: 'string', title: `${long} 👩🏽‍🚀`, description: 'שלום '.repeat(40) },
      choice: { type: 'string', title: 'Choice', enum: [long, '👨‍👩‍👧'] },
      unheard: { type: 'string', title: 'Unheard of', format: 'hologram' },
      several: { type: ['string', 'null'], title: 'Several' },
      none: { title: 'Without a type' },
    },
  },
  uiSchema: {
    'ui:enableMarkdownInDescription': true,
    choice: { 'ui:widget': 'select', classNames: 'evil', 'ui:style': { position: 'fixed' } },
    unheard: { 'ui:widget': 'file', 'ui:description': '<script>alert(1)</script>' },
  },
  data: { choice: 'gone', several: 7, unheard: null, extra: 'unasked' },
};

/** A list of 34 entries. */
export const guestsForm = {
  schema: {
    type: 'object',
    properties: {
      guests: {
        type: 'array',
        title: 'Guests',
        items: { type: 'object', properties: { name: { type: 'string', title: 'Name', minLength: 3 } } },
      },
    },
  },
  data: { guests: Array.from({ length: 34 }, (_, place) => ({ name: `Guest ${place}` })) },
};
