export const WEB_ADDRESS_MAX_LENGTH = 2_000;

/**
 * The target address of a link, as browsers write it; null for an invalid one: not http or https, without a host, with
 * credentials, or too long. Checked wherever a link is entered, and where an older one is shown.
 */
export function webAddress(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOfWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  return url && isOfWeb && !url.username && !url.password && url.href.length <= WEB_ADDRESS_MAX_LENGTH
    ? url.href
    : null;
}
