/** Whether a key press is meant for the board, and not for someone's words or a leaf that lies over it. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return false;
  const at = event.target;
  if (!(at instanceof HTMLElement)) return true;
  return !at.closest('input, textarea, select, dialog, [contenteditable]');
}
