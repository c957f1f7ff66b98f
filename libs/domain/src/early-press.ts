/**
 * Attribute of a public document while it is the server's HTML alone, and of the button that was pressed or the form
 * that was sent last meanwhile (docs/decisions/064): the document's own script sets both, the page's code takes them off and does it again.
 */
export const EARLY_PRESS = 'data-early-press';
