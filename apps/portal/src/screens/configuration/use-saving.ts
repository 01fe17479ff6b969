import { failureOf } from '@portal/api/queries';
import { useState } from 'react';
import { withTicks, type ChoiceEntry, type SavedTable, type Ticks } from './configuration.model.ts';

/** A save that was rejected because another user saved the table after it was opened. */
interface Rejected {
  readonly base: SavedTable;
  readonly yours: readonly ChoiceEntry[];
}

export interface Conflict extends Rejected {
  /** The table that is saved now. */
  readonly now: SavedTable;
  /** Whether it was saved once more while the differences were shown. */
  readonly again: boolean;
}

export interface SavingOptions {
  /** Saves the table by the version that it was made from. Rejects if that fails. */
  readonly send: (entries: readonly ChoiceEntry[], version: number | undefined) => Promise<void>;
  readonly ticks: Ticks;
  /** The table that the ticks are on, read again first if a save made it outdated. Rejects if that fails. */
  readonly current: () => Promise<SavedTable>;
  readonly reread: () => Promise<SavedTable>;
  /** Runs work while the table counts as saving. */
  readonly during: (work: () => Promise<void>) => Promise<void>;
  readonly onSaved: (sent: Ticks | 'all') => void;
}

/** Saves a table, and what became of it: saved, failed, or in conflict with another save. */
export function useSaving({ send, ticks, current, reread, during, onSaved }: SavingOptions) {
  const [outcome, setOutcome] = useState<'saved' | 'failed'>();
  const [rejected, setRejected] = useState<Rejected>();
  const [conflict, setConflict] = useState<Conflict>();
  const [mergeFailed, setMergeFailed] = useState(false);

  const end = (result: 'saved' | undefined) => {
    setOutcome(result);
    setRejected(undefined);
    setConflict(undefined);
  };
  const succeed = (sent: Ticks | 'all') => {
    onSaved(sent);
    end('saved');
  };
  /** Reads what is saved now, and shows the differences. */
  const compare = async (lost: Rejected, again: boolean) => {
    setRejected(lost);
    setMergeFailed(false);
    const now = await reread().catch(() => undefined);
    if (now?.version !== undefined) setConflict({ ...lost, now, again });
  };

  const save = async () => {
    end(undefined);
    const base = await current().catch(() => undefined);
    if (!base) return setOutcome('failed');
    const yours = withTicks(base.entries, ticks);
    try {
      await send(yours, base.version);
      succeed(ticks);
    } catch (error) {
      setOutcome('failed');
      if (isConflict(error)) await compare({ base, yours }, false);
    }
  };
  const merge = async (entries: readonly ChoiceEntry[], { base, yours, now }: Conflict) => {
    try {
      await send(entries, now.version);
      succeed('all');
    } catch (error) {
      setMergeFailed(true);
      if (isConflict(error)) await compare({ base, yours }, true);
    }
  };

  return {
    outcome,
    conflict,
    mergeFailed,
    save: () => void during(save),
    merge: (entries: readonly ChoiceEntry[]) => conflict && void during(() => merge(entries, conflict)),
    /** Shows the differences of the rejected save again. */
    onCompare: rejected && (() => void during(() => compare(rejected, false))),
    stopComparing: () => setConflict(undefined),
    /** The result of a save no longer applies after another change. */
    reset: () => end(undefined),
    /** A version was restored. */
    restored: () => succeed('all'),
  };
}

const isConflict = (error: unknown) => failureOf(error)?.kind === 'conflict';
