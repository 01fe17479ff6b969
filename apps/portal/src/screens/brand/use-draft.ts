import type { BrandField, BrandImageField } from '@portal/api/contract';
import { brandQueries, failureOf } from '@portal/api/queries';
import { parseThemeDraft } from '@portal/ui/theme';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useClient } from '../../base/services.tsx';
import { useWindowEvent } from '../../page/use-window-event.ts';
import {
  openedDraft,
  reopened,
  saveOf,
  savedLook,
  themeDraftOf,
  withAnswer,
  withDecision,
  withFocus,
  withSaved,
  withTyped,
  type Brand,
  type SaveReply,
} from './draft.model.ts';
import type { ThemeField, Typed } from './look-fields.ts';

/** Milliseconds between the last change and its save. */
const saveAfter = 600;
const unsavedKey = ['unsaved look'];

/**
 * The draft with the unsaved values of this page. It saves itself; a failed save waits for Retry, for the next change
 * or for the network.
 */
export function useDraft(brand: Brand) {
  const queryClient = useQueryClient();
  const queries = brandQueries(useClient());
  const { queryKey } = queries.brand();
  const [state, setState] = useState(() => opened(brand, queryClient.getQueryData(unsavedKey)));
  const [answered, setAnswered] = useState(brand);
  if (answered !== brand) {
    setAnswered(brand);
    setState(withAnswer(state, brand));
  }

  const [lastGood, setLastGood] = useState(() => savedLook(brand).Theme);
  // If one field does not hold, the theme is the last good one as a whole.
  const reading = parseThemeDraft(themeDraftOf(state), lastGood);
  if (reading.ok && JSON.stringify(reading.theme) !== JSON.stringify(lastGood)) setLastGood(reading.theme);

  const adopt = (reply: Pick<SaveReply, 'Draft' | 'Conflicts'>) => {
    // An answer on its way may be older than this one.
    void queryClient.cancelQueries({ queryKey });
    queryClient.removeQueries({ queryKey: unsavedKey });
    queryClient.setQueryData(queryKey, (known) => known && { ...known, Draft: reply.Draft });
    setState((now) => withSaved(now, reply));
  };
  const save = useMutation({ ...queries.save(), onSuccess: adopt });
  const { mutate, reset, isPending, isError } = save;
  const body = saveOf(state);
  const failure = failureOf(save.error);
  const isEnded = state.ended !== undefined;
  // After these the next answer of the server says that the draft has ended.
  const failed = isError && !isEnded && failure?.kind !== 'conflict' && failure?.kind !== 'notFound';
  const unsaved = body !== undefined || isPending;

  const saveNow = () => {
    if (body && !isPending && !isEnded) mutate(body);
  };
  const send = useEffectEvent(saveNow);
  const { typed, conflicts } = state;
  const waits = body !== undefined && !isPending && !isError && !isEnded;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(send, saveAfter);
    return () => clearTimeout(timer);
  }, [waits, typed, conflicts]);
  useWindowEvent('online', saveNow, failed);
  useWindowEvent('beforeunload', (event) => event.preventDefault(), unsaved);

  // Leaving within the portal saves first. What is not saved then is there again when the studio is opened.
  const leave = useEffectEvent(() => {
    send();
    queryClient.setQueryDefaults(unsavedKey, { gcTime: Infinity });
    if (Object.keys(typed).length > 0) queryClient.setQueryData(unsavedKey, typed);
  });
  useEffect(() => () => leave(), []);

  const change = (next: (now: typeof state) => typeof state) => {
    if (isError) reset();
    setState(next);
  };
  return {
    state,
    reading,
    saving: unsaved && !failed && !isEnded,
    failed,
    isEnded,
    saveNow,
    /** The draft as this page knows it, for a call about it. */
    seen: state.brand.Draft ?? undefined,
    /** Another call of this page changed the draft. */
    adopt: (Draft: Brand['Draft']) => adopt({ Draft, Conflicts: [] }),
    /** Takes a stored image into the draft; null removes the image of the draft. */
    changeImage: (field: BrandImageField, imageId: string | null) => {
      const { Draft } = state.brand;
      mutate({
        DraftId: Draft?.DraftId ?? null,
        Revision: Draft?.Revision ?? null,
        Changes: { [field]: imageId },
      });
    },
    change: (field: ThemeField, value: Typed) => change((now) => withTyped(now, field, value)),
    focus: (field: ThemeField | undefined) => setState((now) => withFocus(now, field)),
    decide: (field: BrandField, decision: 'keep' | 'take') =>
      change((now) => withDecision(now, field, decision)),
    /** This page is about to end the draft, so its end is no surprise. Undefined: that failed. */
    endsHere: (ending: string | undefined) => setState((now) => ({ ...now, ending })),
    reopen: (kept: boolean) => change((now) => reopened(now, kept)),
  };
}

export type DraftWork = ReturnType<typeof useDraft>;

const opened = (brand: Brand, unsaved: unknown) =>
  Object.entries((unsaved ?? {}) as Record<ThemeField, Typed>).reduce(
    (state, [field, value]) => withTyped(state, field as ThemeField, value),
    openedDraft(brand),
  );
