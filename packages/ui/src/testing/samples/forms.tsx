import { SchemaForm } from '../../forms/index.ts';
import type { Samples } from './sample.ts';

const person = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', title: 'Name' }, copy: { type: 'boolean', title: 'Send a copy' } },
};

export const forms: Samples = {
  forms: { SchemaForm: <SchemaForm schema={person} data={{ name: 'Ada' }} onSubmit={() => undefined} /> },
};
