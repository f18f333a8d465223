import "../../shared/layouts/header-and-footer-styles/drop-down.late.module.css";

const CLOSE_DELAY_MS = 30;
const TOGGLE = 'button[aria-controls^="drop-down-"]';

/**
 * Starts the drop-down lists of the top navigation (docs/behaviour.md 2). A list opens when the pointer enters its
 * navigation item, and closes 30 ms after the pointer has left the item. The toggle buttons are for keyboard and touch.
 * Escape closes the open list. If the focus was in the list, it moves to the toggle button.
 */
export function startDropDowns(root: Document): void {
  const state: State = { root, closing: undefined, hovered: undefined, clicked: undefined };
  root.addEventListener("pointerover", (event) => hover(state, event));
  // `pointerleave` is needed, too, because the pointer causes no `pointerover` when it leaves the window.
  root.addEventListener("pointerleave", (event) => hover(state, event));
  root.addEventListener("click", (event) => click(state, event));
  root.addEventListener("keydown", (event) => dismiss(state, event));
  root.addEventListener("focusin", (event) => leaveByFocus(state, event));
}

interface State {
  root: Document;
  /** Timer that closes the list after the pointer has left the navigation item. */
  closing: ReturnType<typeof setTimeout> | undefined;
  /** Toggle of the list that hovering has opened. Only one list is open at a time. */
  hovered: HTMLElement | undefined;
  /** Toggle that was clicked since the pointer entered the navigation item. */
  clicked: HTMLElement | undefined;
}

function hover(state: State, event: PointerEvent): void {
  if (event.pointerType === "touch") return;
  const toggle = toggleAround(state.root, event.target);
  clearTimeout(state.closing);
  if (!toggle) {
    state.closing = setTimeout(() => leave(state), CLOSE_DELAY_MS);
    return;
  }
  if (toggle === state.hovered) return;
  closeAll(state);
  state.hovered = toggle;
  state.clicked = undefined;
  setOpen(toggle, true);
}

function leave(state: State): void {
  if (state.hovered) setOpen(state.hovered, false);
  state.hovered = undefined;
  state.clicked = undefined;
}

/** If hovering has opened the list, the first click on the toggle keeps the list open. */
function click(state: State, event: MouseEvent): void {
  const toggle = event.target instanceof Element ? event.target.closest<HTMLElement>(TOGGLE) : null;
  const wasOpen = toggle?.getAttribute("aria-expanded") === "true";
  const isFirstClick = toggle === state.hovered && toggle !== state.clicked;
  closeAll(state);
  state.clicked = toggle ?? undefined;
  if (toggle) setOpen(toggle, isFirstClick || !wasOpen);
}

function dismiss(state: State, event: KeyboardEvent): void {
  const toggle = event.key === "Escape" ? openToggle(state.root) : undefined;
  if (!toggle) return;
  if (toggle.parentElement?.contains(state.root.activeElement)) toggle.focus();
  closeAll(state);
}

/** Closes an open list when the focus moves out of the list, unless the pointer has opened the list. */
function leaveByFocus(state: State, event: FocusEvent): void {
  const open = openToggle(state.root);
  if (open && open !== state.hovered && toggleAround(state.root, event.target) !== open)
    setOpen(open, false);
}

function closeAll(state: State): void {
  for (const toggle of toggles(state.root)) setOpen(toggle, false);
}

function openToggle(root: Document): HTMLElement | undefined {
  return root.querySelector<HTMLElement>(`${TOGGLE}[aria-expanded="true"]`) ?? undefined;
}

/** Finds the toggle of the navigation item that contains an element. */
function toggleAround(root: Document, target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Node)) return undefined;
  return toggles(root).find(({ parentElement }) => parentElement?.contains(target));
}

function toggles(root: Document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(TOGGLE)];
}

function setOpen(toggle: HTMLElement, isOpen: boolean): void {
  toggle.setAttribute("aria-expanded", String(isOpen));
}
