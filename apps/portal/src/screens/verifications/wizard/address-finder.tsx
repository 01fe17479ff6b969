import { addressSearchMinimum, deservesRetry } from '@portal/api/contract';
import { failureOf, individualCheckQueries } from '@portal/api/queries';
import { useDebounced, useFocusFallback } from '@portal/ui/behaviours';
import { Field, FieldError } from '@portal/ui/field';
import type { CustomFieldProps } from '@portal/ui/forms';
import { SuggestField } from '@portal/ui/suggest-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { Retry } from '../../../base/retry.tsx';
import { useClient } from '../../../base/services.tsx';
import { fullAddressOf } from './details.model.ts';

/** Debounce of the address search in ms (OP-214). */
const debounce = 300;
const none: readonly never[] = [];

/** Address search: suggestions while typing, then the parts of the chosen address (OP-214). */
export function AddressFinder({ value, onValueChange, hint, ...field }: CustomFieldProps) {
  const queries = individualCheckQueries(useClient());
  const found = fullAddressOf(value);
  const [text, setText] = useState(found ?? '');
  /** After Retry the focus returns to the search. */
  const [returning, setReturning] = useState(false);
  const debouncedText = useDebounced(text, debounce);
  const entry = useMutation(queries.address());
  const open = text.trim().length >= addressSearchMinimum && found === undefined && !entry.isPending;
  const settled = open && debouncedText === text;
  const search = useQuery({ ...queries.addresses(debouncedText), enabled: settled });
  const suggestions = useMemo(
    () => search.data?.map(({ id, full_address }) => ({ id, label: full_address })),
    [search.data],
  );
  const failure = failureOf(search.error ?? entry.error);

  const message = useRef<HTMLDivElement>(null);
  const focusRef = useFocusFallback({ fallback: message });

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
    <div ref={focusRef} className="col-span-full">
      {failure ? (
        <Unavailable {...field} focusRef={message} onRetry={deservesRetry(failure) ? again : undefined} />
      ) : (
        <SuggestField
          {...field}
          hint={hint ?? 'Type to search, or enter the address manually.'}
          value={text}
          onValueChange={(typed) => {
            setText(typed);
            if (value !== undefined) onValueChange(undefined);
          }}
          suggestions={(settled && suggestions) || none}
          onSuggestionSelect={({ id, label }) => {
            setText(label);
            entry.mutate(id, { onSuccess: onValueChange });
          }}
          pending={entry.isPending || (open && (!settled || search.isFetching))}
          note={
            settled && search.data?.length === 0 ? 'No address was found. Enter the address manually.' : ''
          }
        />
      )}
    </div>
  );
}

interface UnavailableProps extends Omit<CustomFieldProps, 'value' | 'onValueChange' | 'hint'> {
  /** Gets the focus when the search becomes unavailable. */
  focusRef: RefObject<HTMLDivElement | null>;
  onRetry: (() => void) | undefined;
}

/** If the search is unavailable, the address is entered manually (OP-214). */
function Unavailable({ id, label, error, required, disabled, focusRef, onRetry }: UnavailableProps) {
  return (
    <div ref={focusRef} tabIndex={-1} role="group" aria-labelledby={`${id}-label`}>
      <Field id={id} group label={label} required={required}>
        {() => (
          <div className="grid justify-items-start gap-2">
            <p role="status">The address search is not available. Enter the address manually.</p>
            {error !== undefined && (
              <FieldError tabIndex={-1} data-invalid>
                {error}
              </FieldError>
            )}
            {onRetry && <Retry disabled={disabled} onClick={onRetry} />}
          </div>
        )}
      </Field>
    </div>
  );
}
