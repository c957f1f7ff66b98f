/**
 * Attribute of a public document while it is only the server's HTML, and of the button last pressed or the form last
 * sent meanwhile (docs/decisions/064): the document's own script sets both; the page's code removes them and repeats
 * the action.
 */
export const EARLY_PRESS = 'data-early-press';
