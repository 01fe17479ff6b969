import { addressSearchMinimum, deservesRetry } from '@portal/api/contract';
import { failureOf, individualCheckQueries } from '@portal/api/queries';
import { useDebounced, useFocusHome } from '@portal/ui/behaviours';
import { Button } from '@portal/ui/button';
import { Field, FieldError } from '@portal/ui/field';
import type { OwnFieldProps } from '@portal/ui/forms';
import { SuggestField } from '@portal/ui/suggest-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useClient } from '../../../app/services.tsx';
import { fullAddressOf } from './address.model.ts';

/** Milliseconds that typing rests before addresses are asked for (OP-214). */
const REST = 300;
const notThere = 'The address search is not available. Enter the address manually.';
const noneFound = 'No address was found. Enter the address manually.';

/** An address by its beginning: suggestions, then the parts of the one that is chosen (OP-214). */
export function AddressFinder({ value, onChangeValue, hint, ...field }: OwnFieldProps) {
  const queries = individualCheckQueries(useClient());
  const found = fullAddressOf(value);
  const [text, setText] = useState(found ?? '');
  /** The search comes back to whoever asked for it. */
  const [returning, setReturning] = useState(false);
  const sought = useDebounced(text, REST);
  const long = text.trim().length >= addressSearchMinimum;
  const entry = useMutation(queries.address());
  const open = long && found === undefined && !entry.isPending;
  const search = useQuery({ ...queries.addresses(sought), enabled: open && sought === text });
  const suggestions = useMemo(
    () => search.data?.map(({ id, full_address }) => ({ id, label: full_address })),
    [search.data],
  );
  const rested = open && sought === text;
  const failure = failureOf(search.error ?? entry.error);

  const message = useRef<HTMLDivElement>(null);
  const home = useFocusHome({ home: message });

  const back = returning && !failure;
  useEffect(() => {
    if (back) document.getElementById(field.id)?.focus();
  }, [back, field.id]);

  const again = () => {
    setReturning(true);
    entry.reset();
    void search.refetch();
  };
  return (
    <div ref={home} className="col-span-full">
      {failure ? (
        <NotThere {...field} home={message} onRetry={deservesRetry(failure) ? again : undefined} />
      ) : (
        <SuggestField
          {...field}
          hint={hint ?? 'Type to search, or enter the address manually.'}
          value={text}
          onChangeValue={(typed) => {
            setText(typed);
            if (value !== undefined) onChangeValue(undefined);
          }}
          suggestions={(rested && suggestions) || none}
          onChoose={({ id, label }) => {
            setText(label);
            entry.mutate(id, { onSuccess: onChangeValue });
          }}
          pending={entry.isPending || (open && (sought !== text || search.isFetching))}
          note={rested && search.data?.length === 0 ? noneFound : ''}
        />
      )}
    </div>
  );
}

const none: readonly never[] = [];

interface NotThereProps extends Omit<OwnFieldProps, 'value' | 'onChangeValue' | 'hint'> {
  /** Where the focus goes from the search that is gone. */
  home: RefObject<HTMLDivElement | null>;
  onRetry: (() => void) | undefined;
}

/** What is left without the search is the way by hand (OP-214). */
function NotThere({ id, label, error, required, disabled, home, onRetry }: NotThereProps) {
  return (
    <div ref={home} tabIndex={-1} role="group" aria-labelledby={`${id}-label`}>
      <Field id={id} group label={label} required={required}>
        {() => (
          <div className="grid justify-items-start gap-2">
            <p role="status">{notThere}</p>
            {error !== undefined && (
              <FieldError tabIndex={-1} data-invalid>
                {error}
              </FieldError>
            )}
            {onRetry && (
              <Button icon={RotateCcw} disabled={disabled} onClick={onRetry}>
                Retry
              </Button>
            )}
          </div>
        )}
      </Field>
    </div>
  );
}
