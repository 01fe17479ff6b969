export interface Limit {
  readonly limit: number;
}

const characters = (limit: number) => `${limit} ${limit === 1 ? 'character' : 'characters'}`;

export const schemaFormTexts = {
  /** Submit button. */
  submitText: 'Continue',
  /** Instead of a form whose schema was rejected. */
  schemaErrorText: 'This form cannot be shown.',
  /** Announced after an attempt to submit invalid data; `names` are the labels of its fields. */
  checkText: ({ names }: { names: readonly string[] }) => `Please check: ${names.join(', ')}`,
  /** Instead of a field that the form does not support. */
  unsupportedText: 'This field cannot be shown.',
  /** After the label of a field that is marked as optional. */
  optional: 'optional',
  /** Option for no value in the list of an optional choice. */
  none: '(None)',
  /** Button that adds an entry to a list; the title of the list can be empty. */
  add: ({ title }: { title: string }) => (title ? `Add to ${title}` : 'Add'),
  /** Button that shows the fields of a part that contains itself; `title` is that of the part. */
  expand: ({ title }: { title: string }) => (title ? `Add ${title}` : 'Add'),
  /** Label of the choice between forms without a title. */
  selectorLabel: 'Choose one',
  /** Name of such a form without a title. */
  option: ({ position }: { position: number }) => `Option ${position}`,
  /** Answers of a question without names for them. */
  yes: 'Yes',
  /** The other answer. */
  no: 'No',
  /** Button that opens the file chooser, on which files are dropped too. */
  chooseFile: 'Choose a file or drop it here',
  /** Instead of a file name that is missing. */
  unnamedFile: 'Unnamed file',
  /** Name of the button that removes a file. */
  removeFile: ({ name }: { name: string }) => `Remove ${name}`,
  /** Name of the group of fields of an entry in a list. */
  entry: ({ position }: { position: number }) => `Entry ${position}`,
  /** Name of the button that moves an entry up. */
  moveUp: ({ position }: { position: number }) => `Move entry ${position} up`,
  /** Name of the button that moves an entry down. */
  moveDown: ({ position }: { position: number }) => `Move entry ${position} down`,
  /** Name of the button that removes an entry. */
  remove: ({ position }: { position: number }) => `Remove entry ${position}`,
  /** Error of a group of fields or a list. */
  groupError: ({ title, error }: { title: string; error: string }) => `${title}: ${error}`,
  /** Error of a required field without a value. */
  required: 'This is a required field',
  /** Shown when only values that the form does not show are invalid. */
  hiddenError: 'The form cannot be submitted: a value that it does not show is not valid.',
  /** Error of a value that no other text describes. */
  invalid: 'Please enter a valid value',
  /** Error of a value that is not among the options. */
  choice: 'Please choose one of the options',
  /** Error of a text that is not a number. */
  number: 'Please enter a number',
  /** Error of a number with decimals. */
  integer: 'Please enter a whole number',
  /** Error of a text that is not an email address. */
  email: 'Please enter a valid email address',
  /** Error of a date of birth in the future, or too long ago. */
  birthDate: 'Please enter a date of birth in the past',
  /** Error below a date of birth in the future; `name` is its label. */
  birthDateInFuture: ({ name }: { name: string }) => `${name} cannot be in the future`,
  /** Error of a text that is not a date. */
  date: 'Please enter a valid date',
  /** Error of a text that is not a web address. */
  uri: 'Please enter a valid web address',
  /** Error of a text that is not a phone number. */
  phone: 'Please enter valid phone',
  /** Error of a text that is too short. */
  minLength: ({ limit }: Limit) => `Please enter at least ${characters(limit)}`,
  /** Error of a text that is too long. */
  maxLength: ({ limit }: Limit) => `Please enter no more than ${characters(limit)}`,
  /** Error of a number below the minimum. */
  minimum: ({ limit }: Limit) => `Please enter ${limit} or more`,
  /** Error of a number above the maximum. */
  maximum: ({ limit }: Limit) => `Please enter ${limit} or less`,
  /** Error of a number that must be greater than a limit. */
  exclusiveMinimum: ({ limit }: Limit) => `Please enter more than ${limit}`,
  /** Error of a number that must be less than a limit. */
  exclusiveMaximum: ({ limit }: Limit) => `Please enter less than ${limit}`,
  /** Error of a list with too few entries. */
  minItems: ({ limit }: Limit) => `Please add at least ${limit}`,
  /** Error of a list with too many entries. */
  maxItems: ({ limit }: Limit) => `Please add no more than ${limit}`,
  /** Error of a list with two equal entries. */
  uniqueItems: 'Please remove what is there twice',
} as const;

type English = typeof schemaFormTexts;

/** The texts of a form, in English or in the language of the provider. */
export type FormTexts = {
  readonly [Name in keyof English]: English[Name] extends string ? string : English[Name];
};
