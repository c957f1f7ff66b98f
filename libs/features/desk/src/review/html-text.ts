const isEmpty = (html: string): boolean => html.replace(/<(?!img)[^<>]*>|&nbsp;|\s/g, '') === '';

/** A text that may be left out, as it is sent: null where nothing but markup is left of it. */
export const orNull = (html: string): string | null => (isEmpty(html) ? null : html);
