/** Marks the Toaster's region: a press on a notice is not a press outside of the dialog beneath it. */
export const noticesMark = { 'data-notices': '' };
export const NOTICES_SELECTOR = '[data-notices]';
