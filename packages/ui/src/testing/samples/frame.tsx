import { Ban, LayoutGrid } from 'lucide';
import type { ReactElement } from 'react';
import { Breadcrumb } from '../../components/breadcrumb/index.ts';
import { Button } from '../../components/button/index.ts';
import {
  ConfirmResult,
  ConfirmResultActions,
  ConfirmResultItem,
  ConfirmResultList,
  ConfirmResultQuestion,
  ConfirmResultRoot,
} from '../../components/confirm-result/index.ts';
import {
  Dialog,
  DialogBody,
  DialogCancel,
  DialogClose,
  DialogFooter,
  DialogForm,
  DialogContent,
  DialogDescription,
  DialogRoot,
  DialogTrigger,
  DialogHeader,
  DialogTitle,
} from '../../components/dialog/index.ts';
import { MenuButton } from '../../components/menu/index.ts';
import { MessagePage } from '../../components/message-page/index.ts';
import { PageHeader } from '../../components/page-header/index.ts';
import { SideNavigationTrigger, SideNavigation } from '../../components/side-navigation/index.ts';
import { SplitView } from '../../components/split-view/index.ts';
import { Stepper } from '../../components/stepper/index.ts';
import { TabsTrigger, TabsList, TabsContent, Tabs } from '../../components/tabs/index.ts';
import { createToasts, ToastRegion } from '../../components/toast/index.ts';
import { ToggleGroup } from '../../components/toggle-group/index.ts';
import { Tooltip } from '../../components/tooltip/index.ts';
import { TopBar } from '../../components/top-bar/index.ts';
import type { Samples } from './sample.ts';

const noop = () => undefined;
const places = [{ id: 'orders', label: 'Orders', icon: LayoutGrid, href: '/orders', current: true }];
const views = [
  { id: 'list', label: 'List' },
  { id: 'board', label: 'Board' },
];

const inConfirmResult = (part: ReactElement) => (
  <ConfirmResultRoot open run={async () => Promise.resolve()} onOpenChange={noop}>
    {part}
  </ConfirmResultRoot>
);

/** Page structure and overlays. */
export const frame: Samples = {
  breadcrumb: { Breadcrumb: <Breadcrumb items={[{ label: 'Orders', href: '/orders' }, { label: 'A-1' }]} /> },
  'confirm-result': {
    ConfirmResult: (
      <main>
        Orders
        <ConfirmResult
          open
          title="Drop orders"
          question="Drop 2 orders?"
          items={[{ id: '1', code: 'A-1', name: 'Marlow' }]}
          run={async () => Promise.resolve()}
          onOpenChange={noop}
        />
      </main>
    ),
    ConfirmResultActions: inConfirmResult(<ConfirmResultActions />),
    ConfirmResultDetails: 'nothing until a run has ended',
    ConfirmResultItem: <ConfirmResultItem code="A-1" name="Marlow" />,
    ConfirmResultOutcome: 'nothing until a run has ended',
    ConfirmResultProgress: 'nothing until a run has begun',
    ConfirmResultQuestion: inConfirmResult(<ConfirmResultQuestion>Drop 2 orders?</ConfirmResultQuestion>),
    ConfirmResultRoot: inConfirmResult(<p>Drop 2 orders?</p>),
    ConfirmResultList: (
      <ConfirmResultList
        rows={[{ item: { id: '1' }, code: 'A-1', name: 'Marlow' }]}
        succeededText="Dropped"
      />
    ),
  },
  dialog: {
    DialogBody: <DialogBody>Nothing can bring them back.</DialogBody>,
    DialogCancel: <DialogCancel />,
    DialogClose: <DialogClose />,
    DialogFooter: <DialogFooter>Go back</DialogFooter>,
    DialogForm: <DialogForm aria-label="Reason" />,
    DialogContent: (
      <main>
        Orders
        <DialogRoot defaultOpen>
          <DialogContent>
            <DialogTitle>Drop orders</DialogTitle>
          </DialogContent>
        </DialogRoot>
      </main>
    ),
    DialogDescription: <DialogDescription>Nothing can bring them back.</DialogDescription>,
    DialogRoot: (
      <DialogRoot>
        <DialogTrigger>Drop orders</DialogTrigger>
      </DialogRoot>
    ),
    DialogTrigger: <DialogTrigger>Drop orders</DialogTrigger>,
    DialogHeader: <DialogHeader>Drop orders</DialogHeader>,
    DialogTitle: <DialogTitle>Drop orders</DialogTitle>,
    Dialog: (
      <main>
        Orders
        <Dialog open onOpenChange={noop} title="Drop orders">
          Nothing can bring them back.
        </Dialog>
      </main>
    ),
  },
  menu: {
    Menu: 'hangs at an element, which only a page has',
    MenuButton: (
      <MenuButton label="More" items={[{ id: 'drop', label: 'Drop', icon: Ban, onSelect: noop }]} />
    ),
  },
  'message-page': { MessagePage: <MessagePage heading="Not found">There is no such page.</MessagePage> },
  'page-header': { PageHeader: <PageHeader title="Orders" count={86} /> },
  'side-navigation': {
    SideNavigationTrigger: <SideNavigationTrigger open={false} onOpenChange={noop} />,
    SideNavigation: <SideNavigation brand="Harbour" items={places} open={false} onOpenChange={noop} />,
  },
  'split-view': {
    SplitView: <SplitView layout="split" listLabel="Orders" list="Two" paneLabel="Order" pane="A-1" />,
  },
  stepper: { Stepper: <Stepper steps={views} current="board" /> },
  tabs: {
    TabsTrigger: (
      <div role="tablist">
        <TabsTrigger role="tab" aria-selected>
          List
        </TabsTrigger>
      </div>
    ),
    TabsList: (
      <TabsList>
        <TabsTrigger role="tab">List</TabsTrigger>
      </TabsList>
    ),
    TabsContent: <TabsContent>Two orders</TabsContent>,
    Tabs: <Tabs label="Views" tabs={views.map((view) => ({ ...view, panel: view.label }))} />,
  },
  toast: { ToastRegion: <ToastRegion toasts={createToasts()} /> },
  'toggle-group': { ToggleGroup: <ToggleGroup label="View" items={views} value="list" /> },
  tooltip: {
    Tooltip: (
      <Tooltip text="Drops the order">
        <Button>Drop</Button>
      </Tooltip>
    ),
  },
  'top-bar': { TopBar: <TopBar end="Ada">Orders</TopBar> },
};
