const isEmpty = (html: string): boolean => html.replace(/<(?!img)[^<>]*>|&nbsp;|\s/g, '') === '';

/** An optional text in the form in which it is sent: null if it consists of markup only. */
export const orNull = (html: string): string | null => (isEmpty(html) ? null : html);
