import type { ListReply } from '@portal/api/contract';
import type { ApplicationRow, SortKey } from '@portal/api/contract';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { expectedIds, type ListInput } from '../apps/server/src/testing/list-reference.ts';
import { callAs } from './support/calls.ts';
import { Portal } from './support/portal.ts';
import { expect, test } from './support/server.ts';

const headings: Readonly<Record<Exclude<SortKey, 'ID'>, string>> = {
  DateCreated: 'Created date',
  DateCompleted: 'Date completed',
  LastDocumentUploadDate: 'Last document upload',
  InvestmentAmount: 'Investment amount',
};
const rowsPerPage = 20;

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ sort: fc.constantFrom(...(Object.keys(headings) as (keyof typeof headings)[])) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ search: fc.constantFrom('', '1', 'trust', 'EXT-', 'a_', '%', 'nobody') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ status: fc.subarray(['Locked', 'Complete', 'Primary edit'], { minLength: 1 }) }),
  },
  { weight: 1, arbitrary: fc.record({ clear: fc.constant(true) }) },
  {
    weight: 3,
    arbitrary: fc.record({ page: fc.constantFrom('Next page', 'Previous page', 'first', 'last') }),
  },
  { weight: 4, arbitrary: fc.record({ tick: fc.nat(19) }) },
  { weight: 3, arbitrary: fc.record({ tickTo: fc.nat(19) }) },
  { weight: 1, arbitrary: fc.record({ tickAll: fc.constant(true) }) },
);

/** Expected state of the list after the steps so far. */
class Model {
  asked: ListInput = { sortBy: 'ID', sortType: 'desc' };
  pageNo = 1;
  selected = new Set<number>();
  ticked: number | undefined;
  readonly #rows: readonly ApplicationRow[];
  constructor(rows: readonly ApplicationRow[]) {
    this.#rows = rows;
  }
  get all(): number[] {
    return expectedIds(this.#rows, this.asked);
  }
  get maxPage(): number {
    return Math.max(1, Math.ceil(this.all.length / rowsPerPage));
  }
  get shown(): number[] {
    return this.all.slice((this.pageNo - 1) * rowsPerPage, this.pageNo * rowsPerPage);
  }
  ask(change: Partial<ListInput>) {
    this.asked = { ...this.asked, ...change };
    this.turn(1);
  }
  turn(pageNo: number) {
    this.pageNo = pageNo;
    this.selected = new Set();
    this.ticked = undefined;
  }
}

class Walker {
  readonly #page: Page;
  readonly #portal: Portal;
  readonly #model: Model;
  constructor(page: Page, portal: Portal, model: Model) {
    this.#page = page;
    this.#portal = portal;
    this.#model = model;
  }

  async sort(key: keyof typeof headings) {
    await this.#page
      .getByRole('columnheader')
      .getByRole('button', { name: headings[key], exact: true })
      .click();
    const { sortBy, sortType } = this.#model.asked;
    this.#model.ask({ sortBy: key, sortType: sortBy === key && sortType === 'desc' ? 'asc' : 'desc' });
  }

  async search(q: string) {
    const again = q === (this.#model.asked.q ?? '');
    await this.#portal.search(q);
    if (!again) this.#model.ask({ q });
  }

  async filter(status: string[]) {
    await this.#page.getByRole('button', { name: 'Filter' }).click();
    const dialog = this.#page.getByRole('dialog', { name: 'Filter' });
    const box = dialog.getByRole('combobox', { name: 'Status' });
    await box.click();
    const options = dialog.getByRole('listbox', { name: 'Status' }).getByRole('option');
    const before = this.#model.asked.status ?? [];
    for (const name of [...before, ...status].filter(
      (each) => before.includes(each) !== status.includes(each),
    ))
      await options.getByText(name, { exact: true }).click();
    await box.click();
    const apply = dialog.getByRole('button', { name: 'Apply' });
    if (String(before.toSorted()) === String(status.toSorted())) {
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    } else {
      await apply.click();
      this.#model.ask({ status });
    }
    await expect(dialog).toHaveCount(0);
  }

  async clear() {
    const clear = this.#page.getByRole('link', { name: 'Clear' });
    const { status, q } = this.#model.asked;
    if (!status?.length && !q) return expect(clear).toHaveCount(0);
    await clear.click();
    this.#model.ask({ status: [], q: '' });
  }

  async turn(to: string) {
    const { pageNo, maxPage, shown } = this.#model;
    const wanted = { 'Next page': pageNo + 1, 'Previous page': pageNo - 1, first: 1, last: maxPage }[to] ?? 1;
    if (shown.length === 0 || maxPage === 1 || wanted < 1 || wanted > maxPage || wanted === pageNo) return;
    const name = to === 'first' || to === 'last' ? `Page ${wanted}` : to;
    await this.#page.getByRole('link', { name, exact: true }).click();
    this.#model.turn(wanted);
  }

  #box = (id: number) => this.#page.getByRole('checkbox', { name: `Select application ${id}`, exact: true });

  async tick(place: number) {
    const { shown, selected } = this.#model;
    const id = shown[place % Math.max(1, shown.length)];
    if (id === undefined) return;
    await this.#box(id).click();
    if (!selected.delete(id)) selected.add(id);
    this.#model.ticked = id;
  }

  /** With Shift: selects every row between the last selected one and this one. */
  async tickTo(place: number) {
    const { shown, selected, ticked } = this.#model;
    const id = shown[place % Math.max(1, shown.length)];
    if (id === undefined || ticked === undefined || selected.has(id) || !selected.has(ticked)) return;
    await this.#box(id).click({ modifiers: ['Shift'] });
    const [from = 0, to = 0] = [shown.indexOf(ticked), shown.indexOf(id)].toSorted((a, b) => a - b);
    for (const each of shown.slice(from, to + 1)) selected.add(each);
    this.#model.ticked = id;
  }

  async tickAll() {
    const { shown, selected } = this.#model;
    if (shown.length === 0) return;
    await this.#page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
    const all = selected.size === shown.length;
    this.#model.selected = new Set(all ? [] : shown);
    this.#model.ticked = undefined;
  }

  async check() {
    const { all, shown, selected } = this.#model;
    await this.#portal.expectTotal(all.length);
    const boxes = () =>
      this.#portal.rows.evaluateAll((found) =>
        (found as HTMLInputElement[]).map((box) => [
          Number(/\d+/.exec(box.getAttribute('aria-label') ?? '')?.[0]),
          box.checked,
        ]),
      );
    await expect.poll(boxes).toEqual(shown.map((id) => [id, selected.has(id)]));
    await expect(this.#page.getByText(/^\d+ selected$/)).toHaveText(
      selected.size > 0 ? [`${selected.size} selected`] : [],
    );
  }
}

test.use({ actionTimeout: 10_000 });

test(
  'the list matches its model after filtering, sorting, paging and selecting in any order (LIST-067, LIST-082, LIST-094, LIST-095, LIST-166)',
  { tag: '@release' },
  async ({ page, server }) => {
    test.setTimeout(180_000);
    const portal = new Portal(page, server.origin);
    await portal.open('fiona.full@harbour.example', '/list/all');
    const total = await portal.total();
    const whole = await callAs(page, '/api/application/list/all?rowsPerPage=200');
    const { Applications: rows } = JSON.parse(whole.text) as ListReply;
    expect(rows).toHaveLength(total);

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 30, size: 'max' }), async (steps) => {
        const model = new Model(rows);
        const walker = new Walker(page, portal, model);
        await page.goto(`${server.origin}/list/all`);
        await walker.check();
        for (const [index, taken] of steps.entries())
          await test.step(`${index + 1}: ${JSON.stringify(taken)}`, async () => {
            if ('sort' in taken) await walker.sort(taken.sort);
            else if ('search' in taken) await walker.search(taken.search);
            else if ('status' in taken) await walker.filter(taken.status);
            else if ('clear' in taken) await walker.clear();
            else if ('page' in taken) await walker.turn(taken.page);
            else if ('tick' in taken) await walker.tick(taken.tick);
            else if ('tickTo' in taken) await walker.tickTo(taken.tickTo);
            else await walker.tickAll();
            await walker.check();
          });
      }),
      { numRuns: 2, seed: 5, endOnFailure: true },
    );
  },
);
