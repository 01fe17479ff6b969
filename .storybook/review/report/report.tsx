import { Check, CircleCheck, Copy } from 'lucide';
import { useRef, useState } from 'react';
import { Alert } from '@portal/ui/alert';
import { useCopied } from '@portal/ui/behaviours';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { SearchBox } from '@portal/ui/search-box';
import { ToggleGroup } from '@portal/ui/toggle-group';
import type { ReportData, ShownState } from '../../../tools/review/report-data.ts';
import { needsAcceptance } from '../../../tools/review/needs-acceptance.ts';
import { KeysDialog, useReportKeys } from './keys.tsx';
import { commandOf, findStates, largest, shareText, sizeText } from './report.model.ts';
import { LookView, StatusBadges } from './state-view.tsx';
import { formatAddress, useReportAddress, views, type Mark, type View } from './use-report-address.ts';

/** The report of `pnpm review`: what changed between two commits, to look at and to judge. */
export function Report({ data }: { data: ReportData }) {
  const { review, reduced } = data;
  const { Base, Head, Looks, Browser, Summary } = review;
  return (
    <div className="grid min-h-[100dvh] grid-rows-[auto_1fr] bg-surface font-sans text-sm text-text [&_kbd]:rounded-sm [&_kbd]:border [&_kbd]:border-border-strong [&_kbd]:bg-sunken [&_kbd]:px-1.5 [&_kbd]:font-mono">
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-border px-6 py-3">
        <h1 className="text-xl font-semibold tracking-[-0.015em]">
          Review: {Head.Name} against {Base.Name}
        </h1>
        <p className="text-text-muted tabular-nums">{sizeText(review)}</p>
        <ul className="ms-auto flex flex-wrap gap-x-4 text-xs text-text-muted">
          {[Base, Head].map(({ Commit, Date, Subject }, index) => (
            <li key={index}>
              {index === 0 ? 'Base' : 'Branch'} <code>{Commit.slice(0, 7)}</code>, {Date}, {Subject}
            </li>
          ))}
          <li>{Looks.map(({ Id }) => Id).join(', ')}</li>
          <li>{Browser}</li>
        </ul>
        {Summary.NotReached > 0 && (
          <p className="basis-full text-xs text-text-muted">
            {Summary.NotReached} of the unchanged were not pictured: no change reaches them.
          </p>
        )}
      </header>
      {data.states.length === 0 ? (
        <main>
          <EmptyState
            icon={CircleCheck}
            title={`Nothing has changed. ${Summary.Unchanged} states are as on ${Base.Name}.`}
          />
        </main>
      ) : (
        <ReportBody
          data={data}
          notice={reduced && `Pictures are reduced: ${Summary.Changed} changed states.`}
        />
      )}
    </div>
  );
}

interface ReportBodyProps {
  data: ReportData;
  notice: string | false;
}

function ReportBody({ data: { review, states }, notice }: ReportBodyProps) {
  const { address, change } = useReportAddress();
  const [text, setText] = useState('');
  const [keysOpen, setKeysOpen] = useState(false);
  const search = useRef<HTMLElement>(null);
  const found = findStates(states, text);
  const shown = states.find(({ Id }) => Id === address.state) ?? states[0];

  const move = (by: 1 | -1) => {
    const at = found.findIndex(({ Id }) => Id === shown?.Id);
    const next = found[at === -1 ? 0 : Math.min(Math.max(at + by, 0), found.length - 1)];
    if (next) change({ state: next.Id });
  };
  const mark = (wanted: Mark) => {
    if (!shown || !canBeMarked(shown)) return;
    const marks = new Map(address.marks);
    if (marks.get(shown.Id) === wanted) marks.delete(shown.Id);
    else marks.set(shown.Id, wanted);
    change({ marks });
  };
  useReportKeys({
    J: () => move(1),
    K: () => move(-1),
    1: () => change({ view: 'side' }),
    2: () => change({ view: 'onion' }),
    3: () => change({ view: 'difference' }),
    A: () => mark('accept'),
    F: () => change({ frames: !address.frames }),
    '/': () => search.current?.querySelector('input')?.focus(),
    '?': () => setKeysOpen(true),
  });

  return (
    <div className="grid min-w-0 md:grid-cols-[272px_minmax(0,1fr)]">
      <nav
        aria-label="Changed states"
        className="border-e border-border bg-canvas max-md:max-h-[40dvh] max-md:overflow-y-auto max-md:border-b"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1 p-3 md:sticky md:top-0 md:max-h-[100dvh] md:overflow-y-auto">
          <search ref={search}>
            <SearchBox label="Find a state" value={text} onValueChange={setText} onSearchSubmit={setText} />
          </search>
          <p role="status" className={found.length ? 'sr-only' : 'p-2 text-text-muted'}>
            {found.length ? `${found.length} states` : `No state matches “${text}”.`}
          </p>
          {[...Map.groupBy(found, ({ Area }) => Area)].map(([area, some]) => (
            <section key={area} aria-label={area}>
              <h2 className="px-2.5 pt-2 pb-1 text-xs text-text-muted">{area}</h2>
              <ul>
                {some.map((state) => (
                  <StateLink
                    key={state.Id}
                    state={state}
                    href={formatAddress({ ...address, state: state.Id })}
                    current={state === shown}
                    mark={address.marks.get(state.Id)}
                  />
                ))}
              </ul>
            </section>
          ))}
          <p className="px-2.5 pt-3 text-xs text-text-muted">
            Press <kbd>J</kbd> and <kbd>K</kbd> for the next and the previous state, <kbd>?</kbd> for all
            keys.
          </p>
        </div>
      </nav>
      <main className="grid min-w-0 content-start gap-4 px-6 py-5">
        {notice && <Alert tone="info">{notice}</Alert>}
        {shown && (
          <>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <h2 className="font-mono text-md font-semibold wrap-anywhere">{shown.Id}</h2>
              <StatusBadges state={shown} />
              <ToggleGroup
                label="View"
                className="ms-auto"
                items={views}
                value={address.view}
                onValueChange={(view) => change({ view: view as View })}
              />
            </div>
            <p className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-text-muted">
              <span>{shown.Story}</span>
              <span>{shown.Rows.join(', ')}</span>
            </p>
            {shown.Looks.map((look) => (
              <LookView
                key={`${look.Id} ${look.Look}`}
                look={look}
                view={address.view}
                frames={address.frames}
              />
            ))}
            {canBeMarked(shown) && (
              <footer className="flex flex-wrap items-center gap-2 border-t border-border pt-3">
                <MarkButton
                  icon={Check}
                  pressed={address.marks.get(shown.Id) === 'accept'}
                  onClick={() => mark('accept')}
                >
                  Accept
                </MarkButton>
                <MarkButton
                  pressed={address.marks.get(shown.Id) === 'changes'}
                  onClick={() => mark('changes')}
                >
                  Changes wanted
                </MarkButton>
                <Command text={commandOf(address.marks, review.Id)} />
              </footer>
            )}
          </>
        )}
      </main>
      <KeysDialog open={keysOpen} onClose={() => setKeysOpen(false)} />
    </div>
  );
}

const canBeMarked = ({ Looks }: ShownState) => Looks.some(needsAcceptance);

interface StateLinkProps {
  state: ShownState;
  href: string;
  current: boolean;
  mark: Mark | undefined;
}

function StateLink({ state, href, current, mark }: StateLinkProps) {
  const most = largest(state);
  return (
    <li>
      <a
        href={href}
        aria-current={current ? 'true' : undefined}
        className="flex justify-between gap-2 rounded-md px-2.5 py-1.5 text-text hover:bg-row-hover aria-[current=true]:bg-row-selected aria-[current=true]:shadow-[inset_3px_0_0_var(--portal-brand-ui)]"
      >
        <span className="font-mono text-xs wrap-anywhere">{state.Id}</span>
        <span className="flex-none text-xs text-text-muted tabular-nums">
          {mark === 'accept' && 'Accept'}
          {mark === 'changes' && 'Changes wanted'}
          {!mark && (most?.Status === 'Changed' ? shareText(most.Share) : most?.Status)}
        </span>
      </a>
    </li>
  );
}

interface MarkButtonProps {
  icon?: typeof Check;
  pressed: boolean;
  onClick: () => void;
  children: string;
}

function MarkButton({ icon, pressed, onClick, children }: MarkButtonProps) {
  return (
    <Button variant={pressed ? 'primary' : 'secondary'} icon={icon} aria-pressed={pressed} onClick={onClick}>
      {children}
    </Button>
  );
}

/** The command that writes the marks; a report itself writes nothing. */
function Command({ text }: { text: string }) {
  const { copied, copy } = useCopied();
  if (!text) return <p className="text-text-muted">Mark a state to get the command that writes it.</p>;
  return (
    <>
      <code className="min-w-[280px] flex-1 rounded-md border border-border bg-sunken px-2.5 py-1.5 font-mono text-xs wrap-anywhere whitespace-pre-wrap select-all">
        {text}
      </code>
      <Button icon={copied ? Check : Copy} onClick={() => void copy(text)}>
        {copied ? 'Copied' : 'Copy command'}
      </Button>
    </>
  );
}
