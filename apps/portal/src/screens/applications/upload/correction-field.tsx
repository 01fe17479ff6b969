import { CellKind, cellTextMaximum, foldedText, type UploadColumn } from '@portal/api/contract';
import { MultiSelect } from '@portal/ui/multi-select';
import { Select } from '@portal/ui/select';
import { SuggestField } from '@portal/ui/suggest-field';
import { TextField } from '@portal/ui/text-field';
import { useMemo, useState } from 'react';

export interface CorrectionFieldProps {
  label: string;
  labelHidden?: boolean;
  /** What is wrong. */
  problem: string;
  /** Undefined if the back end does not describe the column. */
  column: UploadColumn | undefined;
  text: string;
  readOnly: boolean;
  onTextChange: (text: string) => void;
}

const inputModes: Readonly<Record<string, 'email' | 'tel' | 'decimal'>> = {
  [CellKind.email]: 'email',
  [CellKind.telephone]: 'tel',
  [CellKind.amount]: 'decimal',
};

/** A cell by the kind of its column. It keeps any text and validates nothing: the server does. */
export function CorrectionField({
  problem,
  column,
  text,
  readOnly,
  onTextChange,
  ...label
}: CorrectionFieldProps) {
  const field = { ...label, 'aria-description': problem, 'data-cell': '' };
  const options = (column?.Options ?? []).map(({ Name, Value }) => ({ value: Value, label: Name }));
  switch (column?.Kind) {
    case CellKind.choice:
      return (
        <Select
          {...field}
          options={column.Required ? options : [{ value: '', label: '(None)' }, ...options]}
          value={text}
          onValueChange={onTextChange}
          disabled={readOnly}
        />
      );
    case CellKind.choices: {
      const chosen = text
        .split(';')
        .map((name) => name.trim())
        .filter((name) => name !== '');
      const unknown = chosen.filter((name) => !options.some(({ value }) => value === name));
      return (
        <MultiSelect
          {...field}
          options={[...unknown.map((name) => ({ value: name, label: name })), ...options]}
          value={chosen}
          onValueChange={(names) => onTextChange(names.join('; '))}
          disabled={readOnly}
        />
      );
    }
    case CellKind.owner:
      return <OwnerField {...field} owners={column.Options} {...{ text, readOnly, onTextChange }} />;
    default:
      return (
        <TextField
          {...field}
          inputMode={inputModes[column?.Kind ?? '']}
          autoComplete="off"
          spellCheck={false}
          maxLength={cellTextMaximum}
          value={text}
          onValueChange={onTextChange}
          readOnly={readOnly}
        />
      );
  }
}

interface OwnerFieldProps extends Pick<
  CorrectionFieldProps,
  'label' | 'labelHidden' | 'text' | 'readOnly' | 'onTextChange'
> {
  owners: UploadColumn['Options'];
}

const suggestionsMaximum = 8;

/** The address of an owner, found by name or address. */
function OwnerField({ owners, text, readOnly, onTextChange, ...field }: OwnerFieldProps) {
  const [active, setActive] = useState(false);
  const suggestions = useMemo(() => {
    const wanted = foldedText(text.trim());
    if (!active || wanted === '' || owners.some(({ Value }) => Value === text)) return [];
    return owners
      .filter(({ Name, Value }) => foldedText(`${Name} ${Value}`).includes(wanted))
      .slice(0, suggestionsMaximum)
      .map(({ Name, Value }) => ({ id: Value, label: `${Name}, ${Value}` }));
  }, [active, owners, text]);
  return (
    <SuggestField
      {...field}
      inputMode="email"
      maxLength={cellTextMaximum}
      value={text}
      onValueChange={onTextChange}
      suggestions={suggestions}
      onSuggestionSelect={({ id }) => onTextChange(id)}
      onFocus={() => setActive(true)}
      readOnly={readOnly}
    />
  );
}
