import { AcnInput } from '../../components/acn-input/index.ts';
import { AuMobileInput } from '../../components/au-mobile-input/index.ts';
import { Checkbox, CheckboxBox } from '../../components/checkbox/index.ts';
import { DateField } from '../../components/date-field/index.ts';
import { DropZone, DropZoneItem, DropZoneRoot, DropZoneTrigger } from '../../components/drop-zone/index.ts';
import { EmailField } from '../../components/email-field/index.ts';
import {
  Field,
  FieldError,
  FieldHint,
  FieldLabel,
  FieldRoot,
  InputField,
} from '../../components/field/index.ts';
import { MultiSelect } from '../../components/multi-select/index.ts';
import { PasswordField, PasswordRuleLine, PasswordSymbols } from '../../components/password-field/index.ts';
import { PhoneField } from '../../components/phone-field/index.ts';
import { RadioGroup } from '../../components/radio-group/index.ts';
import { Select, SelectControl } from '../../components/select/index.ts';
import { SuggestField } from '../../components/suggest-field/index.ts';
import { Switch } from '../../components/switch/index.ts';
import { TextArea, TextCounter } from '../../components/text-area/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import type { Samples } from './sample.ts';

const options = [
  { value: 'nsw', label: 'New South Wales' },
  { value: 'vic', label: 'Victoria' },
];

export const fields: Samples = {
  'acn-input': { AcnInput: <AcnInput defaultValue="004085616" /> },
  'au-mobile-input': { AuMobileInput: <AuMobileInput label="Mobile" defaultValue="0412345678" /> },
  checkbox: {
    Checkbox: <Checkbox label="Send a copy" hint="By e-mail" />,
    CheckboxBox: <CheckboxBox aria-label="All" indeterminate />,
  },
  'date-field': { DateField: <DateField label="Born" defaultValue="1990-02-28" /> },
  'drop-zone': {
    DropZone: <DropZone onFilesAdd={() => undefined} />,
    DropZoneErrors: 'nothing until a file is rejected',
    DropZoneRoot: <DropZoneRoot onFilesAdd={() => undefined}>Drop files here</DropZoneRoot>,
    DropZoneTrigger: (
      <DropZoneRoot onFilesAdd={() => undefined}>
        <DropZoneTrigger>Upload</DropZoneTrigger>
      </DropZoneRoot>
    ),
    DropZoneItem: <DropZoneItem file={{ name: 'scan.pdf', size: 20_480 }} state="uploading" percent={40} />,
  },
  'email-field': { EmailField: <EmailField label="E-mail" /> },
  field: {
    Field: (
      <Field label="Name" hint="As on the card" error="Choose another number" required>
        <input />
      </Field>
    ),
    FieldError: <FieldError>Choose another number</FieldError>,
    FieldHint: <FieldHint>As on the card</FieldHint>,
    FieldLabel: <FieldLabel required>Name</FieldLabel>,
    FieldRoot: <FieldRoot>Name</FieldRoot>,
    InputField: <InputField label="Name" inputProps={{ defaultValue: 'Ada' }} />,
  },
  'multi-select': { MultiSelect: <MultiSelect label="States" options={options} defaultValue={['vic']} /> },
  'password-field': {
    PasswordField: <PasswordField label="Password" />,
    PasswordRuleLine: <PasswordRuleLine met>At least 12 characters</PasswordRuleLine>,
    PasswordSymbols: <PasswordSymbols symbols="!?" />,
  },
  'phone-field': { PhoneField: <PhoneField label="Phone" /> },
  'radio-group': { RadioGroup: <RadioGroup label="State" options={options} defaultValue="vic" /> },
  select: {
    Select: <Select label="State" options={options} defaultValue="vic" />,
    SelectControl: <SelectControl aria-label="State" options={options} />,
  },
  'suggest-field': {
    SuggestField: (
      <SuggestField
        label="Town"
        value="Mal"
        onValueChange={() => undefined}
        suggestions={[{ id: '1', label: 'Maleny' }]}
        onSuggestionSelect={() => undefined}
      />
    ),
  },
  switch: { Switch: <Switch label="Dense rows" defaultChecked /> },
  'text-area': {
    TextArea: <TextArea label="Comment" defaultValue="Held" />,
    TextCounter: <TextCounter count={4} limit={500} />,
  },
  'text-field': { TextField: <TextField label="Name" defaultValue="Ada" /> },
};
