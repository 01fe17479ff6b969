import { Avatar } from '@portal/ui/avatar';
import { radioDot } from '@portal/ui/checkbox';
import { useRadioGroup } from '@portal/ui/radio-group';
import { TextField } from '@portal/ui/text-field';
import { useId, useState } from 'react';
import { peopleFound, searchFrom, type PersonChoice } from './edit.model.ts';

export interface PersonChoicesProps {
  /** Accessible name of the group. */
  label: string;
  choices: readonly PersonChoice[];
  /** Id of the chosen person; `''` for none. */
  value: string;
  onValueChange: (value: string) => void;
  disabled: boolean;
}

/** A choice of one person, shown with the initials used elsewhere. A long list can be searched by name. */
export function PersonChoices({ label, choices, value, onValueChange, disabled }: PersonChoicesProps) {
  const noteId = useId();
  const [text, setText] = useState('');
  const many = choices.length > searchFrom;
  const found = many ? peopleFound(choices, text, value) : choices;
  const matching = many ? peopleFound(choices, text, '').length : choices.length;
  const options = found.map(({ value: id, name }) => ({ value: id, label: name }));
  const group = useRadioGroup({ options, value, onValueChange, disabled });
  return (
    <fieldset {...group.groupProps} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-0.5">
      <legend className="sr-only">{label}</legend>
      {many && (
        <>
          <TextField
            label="Name"
            value={text}
            onValueChange={setText}
            autoComplete="off"
            disabled={disabled}
            className="mb-2"
          />
          <p role="status" className={matching > 0 ? 'sr-only' : 'py-2 text-text-muted'}>
            {matching === 0 ? 'Nobody has this name.' : text && `${matching} of ${choices.length}`}
          </p>
        </>
      )}
      {found.map(({ value: id, name, retired }, index) => (
        <label
          key={id}
          className="flex cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-2 hover:bg-row-hover has-checked:bg-brand-subtle has-disabled:cursor-not-allowed"
        >
          <input
            {...group.getInputProps(options[index] ?? { value: id, label: name })}
            aria-describedby={retired ? `${noteId}${index}` : undefined}
            aria-label={name}
            className={radioDot()}
          />
          <Avatar name={name} />
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {retired && (
            <span id={`${noteId}${index}`} className="text-text-muted">
              not assignable, saved here
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
