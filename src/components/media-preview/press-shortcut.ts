/** Presses the control that declares this key as its shortcut; returns whether there is one. */
export function pressShortcut(container: ParentNode, key: string): boolean {
  const name = key.length === 1 ? key.toUpperCase() : key
  const controls = [...container.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')]
  const control = controls.find((one) => one.getAttribute('aria-keyshortcuts') === name)
  control?.click()
  return control !== undefined
}
