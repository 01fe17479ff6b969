import { cellTextMaximum, type UploadColumn, type WrongCell } from '@portal/api/contract';
import { MultiSelect } from '@portal/ui/multi-select';
import { Select } from '@portal/ui/select';
import { TextField } from '@portal/ui/text-field';

export interface CorrectionFieldProps {
  label: string;
  labelHidden?: boolean;
  className?: string;
  problem: string;
  column: UploadColumn | undefined;
  cells: WrongCell | readonly WrongCell[];
  text: string;
  readOnly: boolean;
  onTextChange: (cells: WrongCell | readonly WrongCell[], text: string) => void;
}

const inputModes = { Owner: 'email', Email: 'email', Telephone: 'tel', Amount: 'decimal' } as const;

/** A field by the kind of its column. It keeps any text and validates nothing: the server does. */
export function CorrectionField({
  problem,
  column,
  cells,
  text,
  readOnly,
  onTextChange,
  ...label
}: CorrectionFieldProps) {
  const field = { ...label, 'aria-description': problem, 'data-cell': '' };
  const { Kind, Required = false, Options = [] } = column ?? {};
  const change = (changed: string) => onTextChange(cells, changed);
  const options = Options.map(({ Name, Value }) => ({ value: Value, label: Name }));
  if (Kind === 'Choice') {
    const offered = Required ? options : [{ value: '', label: '(None)' }, ...options];
    return <Select {...field} options={offered} value={text} onValueChange={change} disabled={readOnly} />;
  }
  if (Kind === 'Choices') {
    const chosen = text.split(/\s*;\s*/).filter((name) => name !== '');
    const offered = [...options, ...chosen.map((name) => ({ value: name, label: name }))];
    const list = { options: offered, value: chosen, disabled: readOnly };
    return <MultiSelect {...field} {...list} onValueChange={(names) => change(names.join('; '))} />;
  }
  return (
    <TextField
      {...field}
      inputMode={inputModes[Kind as keyof typeof inputModes]}
      list={Kind === 'Owner' ? 'upload-owners' : undefined}
      autoComplete="off"
      maxLength={cellTextMaximum}
      value={text}
      onValueChange={change}
      readOnly={readOnly}
    />
  );
}
