import { useEffect, useRef, type KeyboardEvent } from 'react';

const key = 'review.contact-sheet';
const figuresOf = (sheet: HTMLElement | null) => [
  ...(sheet?.querySelectorAll<HTMLElement>('[data-figure]') ?? []),
];

/** Remembers the figure whose story is opened, so that Back returns to it. */
export function rememberFigure(choices: object, figure: string) {
  sessionStorage.setItem(key, JSON.stringify({ choices, figure }));
}

/** The arrow keys, Home and End move the focus between the figures of a sheet. */
export function useSheetKeys(choices: object) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const remembered = sessionStorage.getItem(key);
    if (remembered === null) return;
    sessionStorage.removeItem(key);
    const place = JSON.parse(remembered) as { choices: object; figure: string };
    if (JSON.stringify(place.choices) !== JSON.stringify(choices)) return;
    figuresOf(sheet.current)
      .find(({ dataset }) => dataset['figure'] === place.figure)
      ?.focus();
  }, [choices]);

  const onKeyDown = (event: KeyboardEvent) => {
    const figures = figuresOf(sheet.current);
    const current = figures.find((figure) => figure === event.target);
    if (!current || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextFigure(event.key, figures, current);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { ref: sheet, onKeyDown };
}

function nextFigure(pressed: string, figures: readonly HTMLElement[], current: HTMLElement) {
  const index = figures.indexOf(current);
  const forwards = getComputedStyle(current).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backwards = forwards === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  if (pressed === forwards) return figures[index + 1];
  if (pressed === backwards) return figures[index - 1];
  if (pressed === 'Home') return figures[0];
  if (pressed === 'End') return figures.at(-1);
  if (pressed === 'ArrowDown') return inNextRow(current, figures.slice(index + 1));
  if (pressed === 'ArrowUp') return inNextRow(current, figures.slice(0, index).toReversed());
  return undefined;
}

/** The figure of the next row whose column is nearest. */
function inNextRow(current: HTMLElement, following: readonly HTMLElement[]) {
  const { left, top } = current.getBoundingClientRect();
  const places = following.map((figure) => ({ figure, rect: figure.getBoundingClientRect() }));
  const row = places.find(({ rect }) => Math.abs(rect.top - top) > 1)?.rect.top;
  return places
    .filter(({ rect }) => rect.top === row)
    .toSorted((one, other) => Math.abs(one.rect.left - left) - Math.abs(other.rect.left - left))[0]?.figure;
}
