import { benchColumns } from './bench-columns.tsx';
import { afterPaint } from './bench-protocol.ts';
import { pageOf, type BenchRow } from './bench-rows.ts';
import './bench-screen.css';
import './floor.css';

/** The same list written by hand, with nothing between a value and its text: what no grid can be quicker than. */

const find = <E extends Element>(selector: string) => document.querySelector(selector) as E;
const head = find<HTMLTableSectionElement>('thead');
const body = find<HTMLTableSectionElement>('tbody');
const count = find<HTMLElement>('.sel');

/** Draws a column into its cell, and draws it anew when the cell gets another row. */
type Patch = (cell: HTMLElement, row: BenchRow) => void;

const setText = (node: Node, text: string) => {
  if (node.textContent !== text) node.textContent = text;
};
const child = (cell: HTMLElement, place: number, className: string) => {
  const found = cell.children[place];
  if (found) return found as HTMLElement;
  const made = cell.appendChild(document.createElement('span'));
  made.className = className;
  return made;
};
const special: Readonly<Record<string, Patch>> = {
  percent: (cell, { percent }) => {
    child(cell, 0, 'ring').style.setProperty('--percent', String(percent));
    setText(child(cell, 1, ''), `${percent}%`);
  },
  status: (cell, { status }) => setText(child(cell, 0, 'chip'), status),
  assignee: (cell, { assignee }) => setText(child(cell, 0, ''), assignee ?? 'Assign'),
  products: (cell, { products }) => {
    const more = products.length > 3 ? [`+${products.length - 3}`] : [];
    const texts = [...products.slice(0, 3), ...more];
    texts.forEach((text, place) => setText(child(cell, place, 'chip'), text));
    while (cell.children.length > texts.length) cell.lastElementChild?.remove();
  },
};
const plain =
  (text: (row: BenchRow) => unknown): Patch =>
  (cell, row) =>
    setText(cell, String(text(row)));
const patches: readonly Patch[] = benchColumns.map(({ id, cell }) => special[id] ?? plain(cell));

let view = { page: 1, size: 20, descending: true };

function headings() {
  const row = head.insertRow();
  row.insertCell().append(tickBox());
  for (const { header, size } of benchColumns) {
    const cell = row.appendChild(document.createElement('th'));
    cell.style.inlineSize = `${size}px`;
    cell.textContent = header;
  }
  row.insertCell();
}

function tickBox() {
  const box = document.createElement('input');
  box.type = 'checkbox';
  return box;
}

function draw() {
  const rows = pageOf(view.page, view.size, view.descending);
  while (body.rows.length > rows.length) body.deleteRow(-1);
  rows.forEach((row, place) => {
    const line = body.rows[place] ?? newLine();
    const [, ...cells] = line.cells;
    line.classList.remove('on');
    boxOf(line).checked = false;
    patches.forEach((patch, column) => patch(cells[column] as HTMLElement, row));
    (cells[0] as HTMLElement).dataset['appId'] = String(row.id);
  });
  setText(count, '0 selected');
}

function newLine() {
  const line = body.insertRow();
  line.insertCell().append(tickBox());
  for (let column = 0; column < patches.length; column += 1) line.insertCell();
  line.insertCell().textContent = '⋯';
  return line;
}

const boxOf = (line: HTMLTableRowElement) => line.querySelector('input') as HTMLInputElement;

const show = (change: Partial<typeof view>) => {
  view = { ...view, page: 1, ...change };
  draw();
  return afterPaint();
};

headings();
draw();
window.__bench = {
  name: 'floor',
  virtual: false,
  maxPageSize: 1000,
  prepare: (page, size, descending) => void pageOf(page, size, descending),
  expected: (page, size, descending) => pageOf(page, size, descending).map(({ id }) => id),
  setPage: (page) => show({ page }),
  setPageSize: (size) => show({ size }),
  sort: (descending) => show({ descending }),
  selectAll: (on) => {
    for (const line of body.rows) {
      line.classList.toggle('on', on);
      boxOf(line).checked = on;
    }
    setText(count, `${on ? body.rows.length : 0} selected`);
    return afterPaint();
  },
};
