interface ModifierKeys {
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Whether the browser opens a clicked link in another tab or window, or downloads it. */
export function isModified({ metaKey, ctrlKey, shiftKey, altKey }: ModifierKeys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
