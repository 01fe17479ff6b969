import { Ban, Inbox, LayoutGrid } from 'lucide';
import {
  ActivityFeed,
  ActivityFeedDay,
  ActivityFeedItem,
  ActivityFeedList,
  ActivityFeedRoot,
} from '../../components/activity-feed/index.ts';
import { Alert } from '../../components/alert/index.ts';
import { Avatar } from '../../components/avatar/index.ts';
import { Badge } from '../../components/badge/index.ts';
import { BrandMark } from '../../components/brand-mark/index.ts';
import { Button, LinkButton } from '../../components/button/index.ts';
import { CardTable } from '../../components/card-table/index.ts';
import { Card } from '../../components/card/index.ts';
import { Chip, ChipList, OverflowChip } from '../../components/chip/index.ts';
import { CopyButton } from '../../components/copy-button/index.ts';
import { ColumnChooser } from '../../components/column-chooser/index.ts';
import { CommandList } from '../../components/command-list/index.ts';
import {
  DataGridBusyLine,
  DataGridCellButton,
  DataGrid,
  DataGridFoldedHeader,
  DataGridEmpty,
  DataGridRetry,
  DataGridRoot,
  DataGridViewport,
  DataGridSelectAll,
} from '../../components/data-grid/index.ts';
import { EmptyState } from '../../components/empty-state/index.ts';
import { FilterChips } from '../../components/filter-chips/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { KeyValueList } from '../../components/key-value-list/index.ts';
import { Loader } from '../../components/loader/index.ts';
import { Pagination } from '../../components/pagination/index.ts';
import { ProgressBar } from '../../components/progress-bar/index.ts';
import { ProgressRing } from '../../components/progress-ring/index.ts';
import { SearchBox } from '../../components/search-box/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { Spinner } from '../../components/spinner/index.ts';
import { TextLink } from '../../components/text-link/index.ts';
import {
  VersionHistory,
  VersionHistoryItem,
  VersionHistoryList,
  VersionHistoryRoot,
} from '../../components/version-history/index.ts';
import type { Samples } from './sample.ts';

const orders = [
  { id: 'A-1', name: 'Marlow Pty Ltd' },
  { id: 'A-2', name: 'Wren & Sons' },
];
const columns = [
  { id: 'id', header: 'Order', size: 120, pinned: true, cell: ({ id }: { id: string }) => id },
  { id: 'name', header: 'Name', size: 240, cell: ({ name }: { name: string }) => name },
];
const filters = [{ id: 'state', label: 'State', values: ['Open', 'Held', 'Sent'] }];
const entry = <ActivityFeedItem time={{ children: '9:30' }}>Sent</ActivityFeedItem>;
const noop = () => undefined;

export const blocks: Samples = {
  'activity-feed': {
    ActivityFeedDay: <ActivityFeedDay heading="Monday">{entry}</ActivityFeedDay>,
    ActivityFeedItem: <ol>{entry}</ol>,
    ActivityFeedList: <ActivityFeedList>{entry}</ActivityFeedList>,
    ActivityFeedRoot: <ActivityFeedRoot>Nothing yet.</ActivityFeedRoot>,
    ActivityFeed: (
      <ActivityFeed
        items={[{ id: '1', at: new Date('2026-03-02T04:05:06Z'), text: 'Sent' }]}
        formatTime={(at) => at.toISOString()}
      />
    ),
  },
  alert: { Alert: <Alert title="Saved">All is kept.</Alert> },
  avatar: { Avatar: <Avatar name="Ada Wren" /> },
  badge: { Badge: <Badge tone="success">Sent</Badge> },
  'brand-mark': { BrandMark: <BrandMark name="Harbour" /> },
  button: {
    Button: <Button icon={Ban}>Drop</Button>,
    LinkButton: <LinkButton href="/orders">Orders</LinkButton>,
  },
  card: { Card: <Card heading="People">Two</Card> },
  'card-table': { CardTable: <CardTable label="Orders" rows={orders} columns={columns} /> },
  chip: {
    Chip: <Chip onRemove={noop}>Ada</Chip>,
    ChipList: <ChipList names={['Ada', 'Ben', 'Cy', 'Di']} />,
    OverflowChip: <OverflowChip names={['Cy', 'Di']} />,
  },
  'copy-button': { CopyButton: <CopyButton text="A-1" name="Copy number" /> },
  'data-grid': {
    DataGridBusyLine: <DataGridBusyLine />,
    DataGridFoldedHeader: (
      <DataGridFoldedHeader
        selectable
        selectAll={{ checked: false, indeterminate: false, onChange: noop }}
        selectAllLabel="Select all"
        sortChoice={{ options: [], key: '', direction: undefined, sortBy: noop, toggleDirection: noop }}
        disabled={false}
      />
    ),
    DataGridEmpty: <DataGridEmpty failed onRetry={noop} />,
    DataGridRetry: <DataGridRetry onRetry={noop} />,
    DataGridRoot: (
      <DataGridRoot rows={orders} columns={columns} rowId={({ id }) => id}>
        Two orders
      </DataGridRoot>
    ),
    DataGridViewport: (
      <DataGridRoot rows={orders} columns={columns} rowId={({ id }) => id}>
        <DataGridViewport label="Orders" />
      </DataGridRoot>
    ),
    DataGridRowMenu: 'nothing until a row is known, whose menu is opened by an event',
    DataGridSelectAll: (
      <DataGridSelectAll checked={false} indeterminate onChange={noop} aria-label="Select all" />
    ),
    DataGridCellButton: <DataGridCellButton action="copy" name="Copy" value="A-1" hint="Copy A-1" />,
    DataGrid: (
      <DataGrid
        label="Orders"
        rows={orders}
        columns={columns}
        rowId={({ id }) => id}
        selection={new Set(['A-1'])}
        rowMenuLabel={({ id }) => `Actions of ${id}`}
        rowMenuItems={() => []}
      />
    ),
  },
  'column-chooser': {
    ColumnChooser: (
      <ColumnChooser
        label="Columns"
        defaultValue={[{ id: 'buyer', label: 'Buyer', shown: true, width: 184 }]}
      />
    ),
  },
  'command-list': {
    CommandList: (
      <CommandList
        label="Go to or run"
        groups={[{ id: 'orders', heading: 'Orders', options: [{ id: '1', text: 'Order 1' }] }]}
        onOptionSelect={noop}
      />
    ),
  },
  'empty-state': { EmptyState: <EmptyState icon={Inbox} title="No orders" /> },
  'filter-chips': { FilterChips: <FilterChips filters={filters} onFilterRemove={noop} onClear={noop} /> },
  icon: { Icon: <Icon glyph={LayoutGrid} label="Grid" /> },
  'icon-button': { IconButton: <IconButton icon={Ban} name="Drop" /> },
  'key-value-list': { KeyValueList: <KeyValueList items={[{ label: 'Name', value: 'Ada' }]} /> },
  loader: { Loader: <Loader text="Loading orders" /> },
  pagination: {
    Pagination: <Pagination page={2} pageSize={20} total={86} hrefFor={(page) => `?page=${page}`} />,
  },
  'progress-bar': { ProgressBar: <ProgressBar label="Sending" value={40} /> },
  'progress-ring': { ProgressRing: <ProgressRing value="45%" /> },
  'search-box': { SearchBox: <SearchBox label="Search orders" onSearchSubmit={noop} /> },
  skeleton: { Skeleton: <Skeleton shape="pill" /> },
  spinner: { Spinner: <Spinner label="Loading" /> },
  'text-link': { TextLink: <TextLink href="/orders">Orders</TextLink> },
  'version-history': {
    VersionHistoryItem: (
      <ol>
        <VersionHistoryItem title="Version 1">Set up</VersionHistoryItem>
      </ol>
    ),
    VersionHistoryList: (
      <VersionHistoryList>
        <VersionHistoryItem title="Version 1">Set up</VersionHistoryItem>
      </VersionHistoryList>
    ),
    VersionHistoryRoot: <VersionHistoryRoot aria-label="History">None.</VersionHistoryRoot>,
    VersionHistory: <VersionHistory label="History" entries={[{ id: 1, title: 'Version 1' }]} />,
  },
};
