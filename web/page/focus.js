// @ts-check
// Whose the focus is: inside somebody else's page it stays theirs until the player comes in.

/** Whether the game may put the focus where it wants it. */
export const mayTakeFocus = () => window.top === window || document.hasFocus();
