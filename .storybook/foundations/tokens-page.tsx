import { strToU8, zipSync } from 'fflate';
import { Download } from 'lucide';
import { useState } from 'react';
import { MenuButton } from '@portal/ui/menu';
import { download } from '@portal/ui/safe';
import { SearchBox } from '@portal/ui/search-box';
import { contract, type TokenFacts } from '@portal/ui/theme';
import {
  tokenFile,
  tokenFileName,
  tokenFiles,
} from '../../packages/ui/src/theme/design-tokens/token-files.ts';
import { tokenText } from '../../packages/ui/src/theme/design-tokens/token-text.ts';
import { themeTokens } from '../../packages/ui/src/theme/design-tokens/theme-tokens.ts';
import { FactsTable } from '../docs/facts-table.tsx';
import { Page } from '../docs/page.tsx';
import { demoTenants, storyTenants, type StoryTenant } from '../tenants.ts';
import type { Appearance } from '../../packages/ui/src/theme/derive.ts';
import { useReadFromPage } from './read-from-page.ts';

interface PresentLook {
  /** Name of the tenant in the toolbar. */
  readonly tenant: string;
  readonly appearance: Appearance;
}

/** What the page shows: the choices of the toolbar, and of the system where the toolbar leaves them to it. */
function presentLook(): PresentLook {
  const { tenant = '', mode, contrast } = document.documentElement.dataset;
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const more = contrast === 'more' || matchMedia('(prefers-contrast: more)').matches;
  return { tenant, appearance: { mode: dark ? 'dark' : 'light', contrast: more ? 'more' : 'normal' } };
}

/** Every token in the look of the toolbar, with the files for design tools. */
export function TokensPage() {
  const read = useReadFromPage(() => JSON.stringify(presentLook()));
  const look = read === undefined ? undefined : (JSON.parse(read) as PresentLook);
  const tenant = storyTenants[look?.tenant ?? ''];
  return (
    <Page
      title="Tokens"
      summary={
        <>
          Every token with its value in the tenant, mode and contrast of the toolbar. The files have the
          format of the Design Tokens Community Group, version 2025.10. This site also has them in the folder{' '}
          <code>tokens/</code>. Logos are not tokens; their addresses are in the extensions of a file.
        </>
      }
    >
      {look && tenant && <TokensOfLook look={look} tenant={tenant} />}
    </Page>
  );
}

function TokensOfLook({ look, tenant }: { look: PresentLook; tenant: StoryTenant }) {
  const [filter, setFilter] = useState('');
  const rows = rowsOf(tenant, look);
  const wanted = filter.trim().toLowerCase();
  const found = rows.filter((row) => Object.values(row).join(' ').toLowerCase().includes(wanted));
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="flex w-full md:w-auto">
          <SearchBox
            label="Filter tokens"
            value={filter}
            onValueChange={setFilter}
            onSearchSubmit={setFilter}
          />
        </div>
        <p role="status" className="me-auto text-text-muted tabular-nums">
          {filter === '' ? `${rows.length} tokens` : `${found.length} of ${rows.length} tokens`}
        </p>
        <MenuButton
          label="Download tokens"
          icon={Download}
          items={[
            { id: 'look', label: 'This look as JSON', onSelect: () => downloadLook(tenant, look) },
            { id: 'all', label: 'All looks as a ZIP', onSelect: downloadAll },
          ]}
        />
      </div>
      {found.length === 0 ? (
        <p>No token matches “{filter}”.</p>
      ) : (
        <FactsTable
          label="Tokens"
          heads={['Token', 'Value', 'Type', 'For']}
          rows={found.map(({ name, value, type, use }) => [
            <code key="name" className="whitespace-nowrap">
              {name}
            </code>,
            <span key="value" className="flex items-baseline gap-2 tabular-nums">
              {type === 'color' && <Swatch name={name} />}
              {value}
            </span>,
            type,
            <span key="use" className="block min-w-[240px]">
              {use}
            </span>,
          ])}
        />
      )}
    </div>
  );
}

const Swatch = ({ name }: { name: string }) => (
  <span
    className="size-4 flex-none translate-y-[3px] rounded-sm border border-border-strong"
    style={{ background: `var(--portal-${name})` }}
  />
);

function rowsOf({ theme }: StoryTenant, { appearance }: PresentLook) {
  const facts = contract as Readonly<Record<string, TokenFacts>>;
  return Object.entries(themeTokens(theme, appearance)).map(
    ([name, { $type, $value, $description, $deprecated }]) => ({
      name,
      value: tokenText(facts[`--portal-${name}`]?.type ?? 'number', $value) ?? '',
      type: $type,
      use: $deprecated === undefined ? $description : `Deprecated. ${$deprecated}`,
    }),
  );
}

function downloadLook(tenant: StoryTenant, look: PresentLook) {
  const text = tokenFile(tenant, look.appearance);
  download(new Blob([text], { type: 'application/json' }), tokenFileName(look.tenant, look.appearance));
}

/** The files of the demonstration tenants, as `pnpm tokens` writes them. */
function downloadAll() {
  const parts = Object.entries(tokenFiles(demoTenants)).map(([name, text]) => [name, strToU8(text)]);
  const archive = zipSync(Object.fromEntries(parts) as Record<string, Uint8Array>);
  download(new Blob([archive], { type: 'application/zip' }), 'portal-tokens.zip');
}
