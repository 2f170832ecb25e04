// Arrow keys walk through a grid of cards, by where the cards stand on the screen.

/** For `{@attach walking}` on the element that holds them; they are its `[data-card]`. */
export function walking(grid: HTMLElement): () => void {
  function walk(event: KeyboardEvent): void {
    const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-card]') : null;
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = [...grid.querySelectorAll<HTMLElement>('[data-card]')];
    const to = next(all, from, event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  }
  grid.addEventListener('keydown', walk);
  return () => grid.removeEventListener('keydown', walk);
}

function next(all: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const at = all.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return all[at + 1];
    case 'ArrowLeft':
      return all[at - 1];
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    case 'ArrowDown':
      return nearestRow(all.slice(at + 1), from);
    case 'ArrowUp':
      return nearestRow(all.slice(0, at).reverse(), from);
    default:
      return undefined;
  }
}

/** In the next row of these, the one that stands closest below or above. */
function nearestRow(others: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const rows = others.filter((each) => Math.abs(each.getBoundingClientRect().top - here.top) > here.height / 2);
  const top = rows[0]?.getBoundingClientRect().top;
  const away = (each: HTMLElement) => Math.abs(each.getBoundingClientRect().left - here.left);
  return rows
    .filter((each) => Math.abs(each.getBoundingClientRect().top - top!) < here.height / 2)
    .sort((one, other) => away(one) - away(other))[0];
}
