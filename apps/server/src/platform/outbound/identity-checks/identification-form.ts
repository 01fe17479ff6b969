import { australianStates, identityDocuments } from '@portal/api/contract';
import type { IdentificationForm } from './provider.ts';

const kinds = [
  { const: 'DriversLicence', title: 'Driver licence' },
  { const: 'Passport', title: 'Australian passport' },
  { const: 'Medicare', title: 'Medicare card' },
];

const text = (title: string, pattern: string, maxLength: number) => ({
  type: 'string',
  title,
  pattern,
  maxLength,
});
const day = (title: string) => ({ type: 'string', format: 'date', title });

/** The fields for a selected kind of document. */
const askedFor = (kind: string, properties: Record<string, unknown>) => ({
  required: Object.keys(properties),
  properties: { DocumentType: { enum: [kind] }, ...properties },
});

const { MedicareNumber, CardReferenceNumber } = identityDocuments.medicareCard.fields;

/** The bundled provider's form: one document, with its identifying fields. */
export const identificationForm: IdentificationForm = {
  formSchema: {
    type: 'object',
    required: ['DocumentType'],
    properties: { DocumentType: { type: 'string', title: 'Document', oneOf: kinds } },
    dependencies: {
      DocumentType: {
        oneOf: [
          askedFor('DriversLicence', {
            LicenceNumber: text('Licence number', '^[0-9A-Za-z]{4,10}$', 10),
            CardNumber: text('Card number', '^[0-9A-Za-z]{6,10}$', 10),
            State: { type: 'string', title: 'State', enum: australianStates },
          }),
          askedFor('Passport', {
            PassportNumber: text('Passport number', '^[A-Za-z]{1,2}[0-9]{7}$', 9),
            ExpiryDate: day('Expiry date'),
          }),
          askedFor('Medicare', {
            MedicareNumber: MedicareNumber.schema,
            CardReferenceNumber: CardReferenceNumber.schema,
            ExpiryDate: day('Expiry date'),
          }),
        ],
      },
    },
  },
  uiSchema: { DocumentType: { 'ui:widget': 'radio' } },
};
